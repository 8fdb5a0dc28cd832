# Sourced by Tests/Interop/check: deepdrop on either side.
# shellcheck disable=SC2154 # names are shared among the parts

# ours_receives FLAGS: takes everything; the flags choose the dialect that a sender uses.
ours_receives() {
  start deepdrop "$deepdrop" receive --name Receiver --directory "$work/inbox" --accept all \
    --interface "$cable" --flags "$1" --json
  wait_for deepdrop visible
}

# ours_sends ARGUMENTS…: to the receiver that is there.
ours_sends() { on "$sending" "$deepdrop" send --to Receiver --interface "$cable" "$@"; }
