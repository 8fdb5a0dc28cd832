# Sourced by Tests/Interop/check: one line for each sentence that was checked.
# shellcheck disable=SC2154 # names are shared among the parts

passed=0
failed=0
skipped=()

# check SENTENCE COMMAND…: what the command says is shown only when it fails.
check() {
  local sentence=$1
  shift
  if "$@" >"$work/check.log" 2>&1; then
    passed=$((passed + 1))
    echo "passed  $sentence"
  else
    failed=$((failed + 1))
    echo "FAILED  $sentence"
    sed 's/^/        /' "$work/check.log"
    show_receivers
  fi
}

skip() { skipped+=("$1"); }

# What the receivers said so far, for whoever looks for the fault.
show_receivers() {
  local log
  for log in "$work"/*.receiver.log; do
    [ ! -s "$log" ] || tail -n 20 "$log" | sed "s/^/        $(basename "$log" .receiver.log): /"
  done
}

summary() {
  local line="$passed passed, $failed failed"
  [ ${#skipped[@]} -eq 0 ] || line+="; skipped: ${skipped[*]}"
  echo "$line"
  [ "$failed" -eq 0 ]
}
