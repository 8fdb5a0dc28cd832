# Sourced by Benchmarks/airdrop: where it works, and how it leaves.
# shellcheck disable=SC2154 # names are shared among the parts

# make_place ARGUMENTS…: memory, where there is enough of it, so that no disk is measured.
make_place() {
  local needed=$((14 << 20)) # KiB: a file of 7 GiB as it arrives, and both ends of OpenDrop
  [[ " $* " != *' --quick '* ]] || needed=$((4 << 20))
  local room memory parent=${TMPDIR:-/tmp}
  room=$(df --output=avail /dev/shm 2>/dev/null | tail -n 1)
  memory=$(awk '/^MemAvailable/ { print $2 }' /proc/meminfo)
  if [ "${room:-0}" -ge "$needed" ] && [ "$memory" -ge "$needed" ]; then parent=/dev/shm; fi
  mktemp -d "$parent/deepdrop-benchmark-XXXXXX"
}

# kind_of_place FOLDER
kind_of_place() { df --output=fstype,target "$1" | awk 'END { print $1 " (" $2 ")" }'; }

# Whatever runs in a namespace of ours was started by us.
stop_everything() {
  local name process
  trap - EXIT
  for name in "$sending" "$receiving"; do
    for process in $(ip netns pids "$name" 2>/dev/null); do
      kill -KILL "$process" 2>/dev/null || true
    done
  done
  wait
}
