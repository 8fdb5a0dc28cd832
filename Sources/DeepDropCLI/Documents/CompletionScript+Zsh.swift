extension CompletionScript {
  var zsh: String {
    """
    #compdef \(tool.name)

    _\(tool.name)() {
      local state line
      local -a commands=(
    \(tool.commands.map(zshCommand).joined(separator: "\n"))
      )
      _arguments -C \\
        '(- *)'{-h,--help}'[Show help.]' \\
        '(- *)--version[Show the version.]' \\
        '1: :->command' \\
        '*:: :->rest' && return
      case $state in
      command) _describe -t commands command commands ;;
      rest)
        case $line[1] in
    \(tool.commands.map(zshArguments).joined(separator: "\n"))
        esac
        ;;
      esac
    }

    if [[ $funcstack[1] == _\(tool.name) ]]; then
      _\(tool.name) "$@"
    else
      compdef _\(tool.name) \(tool.name)
    fi

    """
  }

  private func zshCommand(_ command: Command) -> String {
    "    \(quote("\(command.name):\(escape(command.summary))"))"
  }

  private func zshArguments(of command: Command) -> String {
    let specifications =
      command.options.map(zshOption) + command.arguments.map(zshArgument)
      + [quote("--help[Show this help.]")]
    let list = specifications.joined(separator: " \\\n        ")
    return "    \(command.name))\n      _arguments \\\n        \(list)\n      ;;"
  }

  private func zshOption(_ option: ParameterForm) -> String {
    let star = option.isRepeated ? "*" : ""
    let explanation = "[\(escape(option.summary))]"
    return option.kind == .flag
      ? quote("--\(option.name)\(explanation)")
      : quote("\(star)--\(option.name)=\(explanation):\(option.valueName):\(zshAction(option))")
  }

  private func zshArgument(_ argument: ParameterForm) -> String {
    let position = argument.isRepeated ? "*" : ""
    return quote("\(position):\(argument.valueName):\(zshAction(argument))")
  }

  private func zshAction(_ parameter: ParameterForm) -> String {
    switch parameter.completion {
    case .file: return "_files"
    case .directory: return "_files -/"
    case .none, .command:
      let words = words(for: parameter)
      return words.isEmpty ? " " : "(\(words))"
    }
  }

  /// Spells what ends a description or a field.
  private func escape(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
