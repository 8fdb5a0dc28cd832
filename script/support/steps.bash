# Sourced by script/test: runs named steps and keeps the score.

passed=0
failed=()
log=$(mktemp)
trap 'rm -f "$log"; kill $(jobs -p) 2>/dev/null || true' EXIT

# step NAME COMMAND…: one line with the time and the command's own last line; all of its output
# only when it fails.
step() {
  local name=$1 begin=${EPOCHREALTIME//[.,]/} status=0
  shift
  printf '%-22s' "$name"
  "$@" >"$log" 2>&1 </dev/null || status=$?
  local tenths=$(((${EPOCHREALTIME//[.,]/} - begin) / 100000))
  printf '%5d.%d s  ' $((tenths / 10)) $((tenths % 10))
  if [ "$status" -eq 0 ]; then
    passed=$((passed + 1))
    tail -n 1 "$log"
    [ -s "$log" ] || echo
  else
    failed+=("$name")
    printf 'FAILED with status %d\n' "$status"
    cat "$log"
  fi
}

# The last thing a run says.
summary() {
  [ ${#failed[@]} -eq 0 ] || printf 'Failed: %s\n' "${failed[*]}"
  printf '%d passed, %d failed\n' "$passed" ${#failed[@]}
  [ ${#failed[@]} -eq 0 ]
}
