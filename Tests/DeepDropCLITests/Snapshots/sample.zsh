#compdef sample

_sample() {
  local state line
  local -a commands=(
    'help:Show what a command does, or which commands there are.'
    'bake:Bake what the recipes say.'
    'list:List what there is.'
  )
  _arguments -C \
    '(- *)'{-h,--help}'[Show help.]' \
    '(- *)--version[Show the version.]' \
    '1: :->command' \
    '*:: :->rest' && return
  case $state in
  command) _describe -t commands command commands ;;
  rest)
    case $line[1] in
    help)
      _arguments \
        ':COMMAND:(help bake list)' \
        '--help[Show this help.]'
      ;;
    bake)
      _arguments \
        '--heat=[How hot.]:DEGREES: ' \
        '--note=[What to '\''remember'\''\: \[anything\].]:TEXT: ' \
        '--tray=[Where to.]:PATH:_files -/' \
        '*--topping=[What goes on top.]:NAME: ' \
        '--size=[How large; medium when left out.]:SIZE:(small large)' \
        '--quiet[Say nothing.]' \
        '*:RECIPE:_files' \
        '--help[Show this help.]'
      ;;
    list)
      _arguments \
        ':KIND:(bread cake)' \
        ':SHELF: ' \
        '--help[Show this help.]'
      ;;
    esac
    ;;
  esac
}

if [[ $funcstack[1] == _sample ]]; then
  _sample "$@"
else
  compdef _sample sample
fi
