# Sourced by Tests/Interop/check and Benchmarks/airdrop: OpenDrop on either side.
#
# Its exit status is always 0, and after a link it says "failed" though it went through. So it is
# judged by what arrives.
# shellcheck disable=SC2154 # names are shared among the parts

opendrop=${XDG_CACHE_HOME:-$HOME/.cache}/deepdrop/opendrop-0.13.0

# Into a virtual environment of its own. OpenDrop 0.13.0 breaks on Python 3.12, and on later versions
# of the libraries that it uses.
install_opendrop() {
  [ ! -e "$opendrop/is-whole" ] || return 0
  local python
  python=$(command -v /usr/bin/python3.11 || command -v python3.11) || return
  echo "Installing OpenDrop into $opendrop" >&2
  "$python" -m venv --clear "$opendrop" &&
    "$opendrop/bin/pip" install --quiet --retries 1 --timeout 10 opendrop==0.13.0 \
      libarchive-c==3.2 'Pillow<10' 'setuptools<81' zeroconf==0.154.0 &&
    "$opendrop/bin/opendrop" -h >/dev/null && touch "$opendrop/is-whole"
} 2>&1

opendrop_receives() {
  start opendrop "$opendrop/bin/opendrop" receive --interface "$cable" --name Receiver
  wait_for opendrop 'Starting HTTPS'
}

# opendrop_finds NAME: sending needs the report that a search leaves, and a search ends only when it
# is interrupted.
opendrop_finds() {
  on "$sending" timeout --foreground --signal INT 4 \
    "$opendrop/bin/opendrop" find --interface "$cable" --name Sender >"$work/found" 2>&1
  grep "^Found.*name $1$" "$work/found"
}

# opendrop_sends FILE-OR-URL [--url]: to the receiver that was found.
opendrop_sends() {
  on "$sending" "$opendrop/bin/opendrop" send --interface "$cable" --name Sender \
    --receiver 0 --file "$@"
}
