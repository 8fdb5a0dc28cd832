# Sourced by the scripts: the repository's root as working folder, and a Swift to call.
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit

# PATH decides; with no Swift on it, the places where a toolchain is usually unpacked.
for place in /opt/swift/usr/bin ~/.local/share/swiftly/bin; do
  command -v swift >/dev/null || PATH=$PATH:$place
done
if ! command -v swift >/dev/null; then
  echo "Swift 6.3 is needed on PATH: see https://www.swift.org/install" >&2
  exit 69
fi
