# Sourced by Tests/Interop/check: others send to a device that deepdrop simulates, from another machine.
# shellcheck disable=SC2154 # names are shared among the parts

# shows_and_opens FILE COMMAND…: the page is told of the dialog with the file's title, and of the link.
shows_and_opens() {
  local file=$1 address
  shift
  address=$(grep -m 1 -o 'http://.*' "$work/simulator.receiver.log") || return
  timeout --foreground 30 ip netns exec "$receiving" python3 "$here/support/follow.py" \
    "$address" >"$work/followed" &
  local follower=$!
  "$@" || return
  wait "$follower"
  diff <(printf '%s\n' "asks $(basename "$file" .acmelink)" "opened $link") "$work/followed"
}

simulate() {
  start simulator "$deepdrop" simulate --interface "$cable"
  wait_for simulator http
}

# A page of its own each time: what was opened before would count again.
check_simulator() {
  simulate
  check "a simulated device shows what another machine sends, and opens it" \
    shows_and_opens "$link_file" on "$sending" "$deepdrop" send --to 'Second iPhone' \
    --interface "$cable" "$link_file"
  stop_all
  check "simulated devices reach each other over the cable" simulated_devices_meet
}

simulated_devices_meet() {
  cat >"$work/meet.scenario" <<'END'
device ann named Ann
device ben named Ben
install Info.plist on ann
install Info.plist on ben
share Gig acme://e/1 from Info.plist on ann
choose AirDrop on ann
send to ben on ann
accept on ben
expect opened app Info.plist with URL acme://e/1 on ben
END
  on "$receiving" "$deepdrop" simulate --interface "$cable" --scenario "$work/meet.scenario"
}

check_simulator_from_opendrop() {
  simulate
  check "OpenDrop finds a simulated device" opendrop_finds 'Second iPhone'
  check "a simulated device shows what OpenDrop sends, and opens it" \
    shows_and_opens "$link_file" opendrop_sends "$link_file"
  stop_all
}
