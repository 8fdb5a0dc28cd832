_sample_words() {
  COMPREPLY=($(compgen -W "$1" -- "$word"))
}

_sample_paths() {
  local IFS=$'\n'
  COMPREPLY=($(compgen "$1" -- "$word"))
  compopt -o filenames 2>/dev/null
}

_sample() {
  local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  # Bash takes --option=value for three words.
  if [[ $word == "=" ]]; then
    word=""
  elif [[ $previous == "=" ]]; then
    previous="${COMP_WORDS[COMP_CWORD-2]}"
  fi
  COMPREPLY=()
  if (( COMP_CWORD == 1 )); then
    _sample_words "help bake list --help --version"
    return
  fi
  case "${COMP_WORDS[1]} $previous" in
    "bake --heat") return ;;
    "bake --note") return ;;
    "bake --tray") _sample_paths -d; return ;;
    "bake --topping") return ;;
    "bake --size") _sample_words "small large"; return ;;
  esac
  case "${COMP_WORDS[1]} $word" in
    "help -"*) _sample_words "--help" ;;
    "help "*) _sample_words "help bake list" ;;
    "bake -"*) _sample_words "--heat --note --tray --topping --size --quiet --help" ;;
    "bake "*) _sample_paths -f ;;
    "list -"*) _sample_words "--help" ;;
  esac
}

complete -F _sample sample
