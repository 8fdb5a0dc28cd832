# Sourced by the scripts: the repository's root as working folder, and a Swift to call.
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit

if ! command -v swift >/dev/null && [ -x /opt/swift/usr/bin/swift ]; then
  PATH=/opt/swift/usr/bin:$PATH
fi
if ! command -v swift >/dev/null; then
  echo "Swift 6.3 is needed, at /opt/swift or on PATH: see https://www.swift.org/install" >&2
  exit 69
fi
