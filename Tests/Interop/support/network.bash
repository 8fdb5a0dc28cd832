# Sourced by Tests/Interop/check and Benchmarks/airdrop: two network namespaces joined by a cable, and what runs in them.
# shellcheck disable=SC2154,SC2034 # names are shared among the parts

sending=deepdrop-sending-$$
receiving=deepdrop-receiving-$$
cable=cable
running=()

# Link-local IPv6 addresses alone, as on AWDL; fixed, so that none has to be waited for.
make_network() {
  ip netns add "$sending" && ip netns add "$receiving" &&
    ip link add "$cable" netns "$sending" type veth peer name "$cable" netns "$receiving" &&
    plug "$sending" fe80::1 && plug "$receiving" fe80::2
}

plug() {
  ip -n "$1" link set lo up &&
    ip -n "$1" link set "$cable" addrgenmode none multicast on up &&
    ip -n "$1" address add "$2/64" dev "$cable" nodad
}

remove_network() {
  local name
  for name in "$sending" "$receiving"; do ip netns delete "$name" 2>/dev/null; done
}

# on NAMESPACE COMMAND…: a home of its own, so that the two sides share nothing.
on() {
  local home=$work/homes/$1
  mkdir -p "$home"
  HOME=$home XDG_DATA_HOME='' XDG_STATE_HOME='' timeout --foreground 60 ip netns exec "$@"
}

# start NAME COMMAND…: a receiver, in its inbox; it is stopped at the end at the latest.
start() {
  local log=$work/$1.receiver.log inbox=$work/inbox home=$work/homes/$receiving
  shift
  mkdir -p "$inbox" "$home"
  : >"$log" # or one of the same name that has ended is taken for it
  (
    cd "$inbox" || exit
    HOME=$home XDG_DATA_HOME='' XDG_STATE_HOME='' exec ip netns exec "$receiving" "$@"
  ) >"$log" 2>&1 </dev/null &
  running+=($!)
}

# wait_for NAME TEXT: until the receiver says so, for ten seconds.
wait_for() {
  local _
  for _ in {1..100}; do
    if grep -qs "$2" "$work/$1.receiver.log"; then return; fi
    sleep 0.1
  done
  echo "The receiver never said $2." >&2
  return 1
}

stop_all() {
  local process
  for process in "${running[@]}"; do
    kill "$process" 2>/dev/null && wait "$process" 2>/dev/null
  done
  running=()
  rm -rf "$work/inbox"
}
