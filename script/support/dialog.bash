# Sourced by script/demo: shows what a receiver's dialog says.

export LC_ALL=C.UTF-8
bold='' dim='' plain=''
if [ -t 1 ]; then bold=$'\e[1m' dim=$'\e[2m' plain=$'\e[0m'; fi

# dialog CAPTION QUESTION CONTENT: drawn on a terminal, one line elsewhere.
dialog() {
  local content=$3 width=54
  if [ ! -t 1 ]; then
    printf '%s: "%s %s"\n' "$@"
    return
  fi
  [ ${#content} -le $width ] || content=${content:0:width-1}…
  while [ "$(wc -L <<<"$content")" -gt $width ]; do content=${content:0:-2}…; done
  printf '\n%s\n%s╭%s╮%s\n' "$1" "$dim" "$(rule $width)" "$plain"
  centred '' "$2" $width
  centred "$bold" "$content" $width
  centred '' '[ Decline ]     [ Accept ]' $width
  printf '%s╰%s╯%s\n' "$dim" "$(rule $width)" "$plain"
}

rule() { printf '─%.0s' $(seq $(($1 + 2))); }

# centred STYLE TEXT WIDTH: columns are counted, since wide characters take two.
centred() {
  local columns left
  columns=$(wc -L <<<"$2")
  left=$((($3 - columns) / 2))
  printf '%s│%s %*s%s%s%s%*s %s│%s\n' "$dim" "$plain" "$left" '' "$1" "$2" "$plain" \
    $(($3 - columns - left)) '' "$dim" "$plain"
}
