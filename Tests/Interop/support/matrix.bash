# Sourced by Tests/Interop/check: who sends what to whom.
# shellcheck disable=SC2154 # names are shared among the parts

declare -A kinds=(
  [byte]='a file of one byte'
  [random.bin]='a file of 2 MiB'
  ['naïve 日本 é.txt']='a name beyond ASCII'
  [Gig.acmelink]='a file with an extension that one app owns'
)

# arrives SAMPLE… -- SENDER…: after sending, the inbox holds the samples and nothing else.
arrives() {
  local expected=$work/expected
  rm -rf "$expected" && mkdir -p "$expected" && empty_inbox
  while [ "$1" != -- ]; do
    cp -r "$samples/$1" "$expected/"
    shift
  done
  shift
  "$@" && diff -r "$expected" "$work/inbox"
}

# arrives_as_link LINK SENDER…: one file came, and the link that it holds is this one.
arrives_as_link() {
  local link=$1
  shift
  empty_inbox
  "$@" && diff <(echo "$link") <("$deepdrop" unwrap "$work/inbox/"*)
}

# is_taken_without_trace SENDER…: whoever keeps no links leaves nothing behind, either.
is_taken_without_trace() {
  empty_inbox
  "$@" && diff <(:) <(ls -A "$work/inbox")
}

# The folder itself stays: a receiver works in it.
empty_inbox() { find "$work/inbox" -mindepth 1 -delete; }

check_ours() {
  local dialect='as gzip'
  [ "$1" = 137 ] || dialect='as dvzip'
  ours_receives "$1"
  check "deepdrop takes a link of an app from deepdrop, $dialect" \
    arrives_as_link "$link" ours_sends "$link"
  check "deepdrop takes a web link from deepdrop, $dialect" \
    arrives_as_link "$web_link" ours_sends "$web_link"
  check "deepdrop takes a titled link from deepdrop, $dialect" \
    arrives Gig.acmelink -- ours_sends --title Gig --app "$app" "$link"
  check "deepdrop takes several files from deepdrop, $dialect" \
    arrives byte random.bin text.txt 'naïve 日本 é.txt' -- \
    ours_sends "$samples"/{byte,random.bin,text.txt,'naïve 日本 é.txt'}
  check "deepdrop takes a folder from deepdrop, $dialect" \
    arrives folder -- ours_sends "$samples/folder"
  stop_all
}

# is_met NAME ANSWER: what a client of OpenSSL's hears that calls the receiver so.
is_met() {
  local port
  port=$(grep -o '"port":[0-9]*' "$work/deepdrop.receiver.log" | cut -d : -f 2)
  diff <(echo "$2") <(on "$sending" python3 "$here/support/resume.py" "fe80::2%$cable" "$port" "$1")
}

check_resuming() {
  ours_receives 137
  check "OpenSSL goes on with its session at deepdrop" \
    is_met receiver.local '200 200 ticket resumed'
  check "OpenSSL may call deepdrop by an address with its interface, and gets no ticket then" \
    is_met "fe80::2%$cable" '200 200 no ticket anew'
  stop_all
}

check_from_opendrop() {
  local sample
  ours_receives 137
  check "OpenDrop finds deepdrop" opendrop_finds Receiver
  for sample in "${!kinds[@]}"; do
    check "deepdrop takes ${kinds[$sample]} from OpenDrop" \
      arrives "$sample" -- opendrop_sends "$samples/$sample"
  done
  for sample in "$web_link" "$link"; do
    check "deepdrop takes a link with the scheme ${sample%%:*} from OpenDrop (A02)" \
      arrives_as_link "$sample" opendrop_sends "$sample" --url
  done
  stop_all
}

check_to_opendrop() {
  local sample
  opendrop_receives
  for sample in "${!kinds[@]}"; do
    check "OpenDrop takes ${kinds[$sample]} from deepdrop" \
      arrives "$sample" -- ours_sends "$samples/$sample"
  done
  check "OpenDrop takes a titled link from deepdrop" \
    arrives Gig.acmelink -- ours_sends --title Gig --app "$app" "$link"
  check "OpenDrop takes a folder from deepdrop" arrives folder -- ours_sends "$samples/folder"
  check "OpenDrop says yes to a link from deepdrop, which it does not keep (A01)" \
    is_taken_without_trace ours_sends "$web_link"
  stop_all
}
