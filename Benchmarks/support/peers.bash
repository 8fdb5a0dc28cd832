# Sourced by Benchmarks/airdrop: the other programs, each in a place of its own.
# shellcheck disable=SC2034 # names are shared among the parts

cache=${XDG_CACHE_HOME:-$HOME/.cache}/deepdrop
wormhole=$cache/wormhole-0.24.0
nginx=$cache/nginx/usr/sbin/nginx

find_python() { command -v /usr/bin/python3.11 || command -v python3.11; }

install_wormhole() {
  [ ! -e "$wormhole/is-whole" ] || return 0
  echo "Installing magic-wormhole into $wormhole" >&2
  "$(find_python)" -m venv --clear "$wormhole" &&
    "$wormhole/bin/pip" install --quiet --retries 1 --timeout 10 \
      magic-wormhole==0.24.0 magic-wormhole-mailbox-server==0.8.0 &&
    "$wormhole/bin/wormhole" --version >/dev/null && touch "$wormhole/is-whole"
}

# The one that is there, or Debian's unpacked and no more: installed, it would start a service.
install_nginx() {
  if command -v nginx >/dev/null; then
    nginx=$(command -v nginx)
  elif [ ! -x "$nginx" ]; then
    echo "Unpacking nginx into $cache/nginx" >&2
    (
      packages=$(mktemp -d)
      trap 'rm -rf "$packages"' EXIT
      cd "$packages" || exit
      apt-get download -qq nginx 2>/dev/null
      dpkg -x nginx_*.deb "$cache/nginx"
    )
  fi
}
