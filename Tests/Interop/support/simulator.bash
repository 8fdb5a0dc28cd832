# Sourced by Tests/Interop/check: OpenDrop sends to a device that deepdrop simulates.
# shellcheck disable=SC2154 # names are shared among the parts

# Simulated devices are on the loopback interface alone, where OpenDrop finds nobody. So the end of
# the cable takes its name.
rename_cable_end() {
  ip -n "$receiving" link set lo down && ip -n "$receiving" link set lo name loopback &&
    ip -n "$receiving" link set loopback up &&
    ip -n "$receiving" link set "$cable" down && ip -n "$receiving" link set "$cable" name lo &&
    ip -n "$receiving" link set lo addrgenmode none multicast on up &&
    ip -n "$receiving" address add fe80::2/64 dev lo nodad
}

# shows_and_opens FILE: the page is told of the dialog with the file's title, and of the link.
shows_and_opens() {
  local address
  address=$(grep -m 1 -o 'http://.*' "$work/simulator.receiver.log") || return
  timeout --foreground 30 ip netns exec "$receiving" python3 "$here/support/follow.py" \
    "$address" >"$work/followed" &
  local follower=$!
  opendrop_sends "$1" || return
  wait "$follower"
  diff <(printf '%s\n' "asks $(basename "$1" .acmelink)" "opened $link") "$work/followed"
}

check_simulator() {
  rename_cable_end || return
  start simulator "$deepdrop" simulate
  wait_for simulator http
  check "OpenDrop finds a simulated device" opendrop_finds 'Second iPhone'
  check "a simulated device shows what OpenDrop sends, and opens it" \
    shows_and_opens "$samples/Gig.acmelink"
  stop_all
}
