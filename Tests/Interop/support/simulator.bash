# Sourced by Tests/Interop/check: others send to a device that deepdrop simulates, from another machine.
# shellcheck disable=SC2154 # names are shared among the parts

# shows EXPECTED COMMAND…: the page is told of the dialog, and of what came, in these lines.
shows() {
  local expected=$1 address
  shift
  address=$(grep -m 1 -o 'http://.*' "$work/simulator.receiver.log") || return
  timeout --foreground 30 ip netns exec "$receiving" python3 "$here/support/follow.py" \
    "$address" >"$work/followed" &
  local follower=$!
  "$@" || return
  wait "$follower"
  diff <(echo "$expected") "$work/followed"
}

asks_and_opens() {
  printf '%s\n' "asks $(basename "$link_file" .acmelink)" "opened $link"
}

simulate() {
  start simulator "$deepdrop" simulate --interface "$cable"
  wait_for simulator http
}

# A page of its own each time: what was opened before would count again.
check_simulator() {
  simulate
  check "a simulated device shows what another machine sends, and opens it" \
    shows "$(asks_and_opens)" on "$sending" "$deepdrop" send --to 'Second iPhone' \
    --interface "$cable" "$link_file"
  stop_all
  simulate
  check "a simulated device lists the folder that another machine sends" \
    shows $'asks folder\nlists folder/a.txt\nlists folder/inner/random.bin' \
    on "$sending" "$deepdrop" send --to 'Second iPhone' --interface "$cable" "$samples/folder"
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
    shows "$(asks_and_opens)" opendrop_sends "$link_file"
  stop_all
}
