extension CompletionScript {
  /// For bash 3.2 and later, of which macOS has the first.
  var bash: String {
    """
    _\(tool.name)_words() {
      COMPREPLY=($(compgen -W "$1" -- "$word"))
    }

    _\(tool.name)_paths() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen "$1" -- "$word"))
      compopt -o filenames 2>/dev/null
    }

    _\(tool.name)() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      # Bash takes --option=value for three words.
      if [[ $word == "=" ]]; then
        word=""
      elif [[ $previous == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      COMPREPLY=()
      if (( COMP_CWORD == 1 )); then
        _\(tool.name)_words "\(commandNames) --help --version"
        return
      fi
      case "${COMP_WORDS[1]} $previous" in
    \(tool.commands.flatMap(bashValues).joined(separator: "\n"))
      esac
      case "${COMP_WORDS[1]} $word" in
    \(tool.commands.flatMap(bashWords).joined(separator: "\n"))
      esac
    }

    complete -F _\(tool.name) \(tool.name)

    """
  }

  /// The word after an option is its value.
  private func bashValues(of command: Command) -> [String] {
    command.options.filter { $0.kind == .option }.map { option in
      let action = bashAction(for: option).map { "\($0); " } ?? ""
      return "    \"\(command.name) --\(option.name)\") \(action)return ;;"
    }
  }

  private func bashWords(of command: Command) -> [String] {
    let options = (command.options.map(\.name) + ["help"]).map { "--\($0)" }
    let optionCase =
      "    \"\(command.name) -\"*)"
      + " _\(tool.name)_words \"\(options.joined(separator: " "))\" ;;"
    let argumentCase = command.arguments.last.flatMap(bashAction).map { action in
      "    \"\(command.name) \"*) \(action) ;;"
    }
    return [optionCase] + [argumentCase].compactMap { $0 }
  }

  private func bashAction(for parameter: ParameterForm) -> String? {
    switch parameter.completion {
    case .file: return "_\(tool.name)_paths -f"
    case .directory: return "_\(tool.name)_paths -d"
    case .none, .command:
      let words = words(for: parameter)
      return words.isEmpty ? nil : "_\(tool.name)_words \"\(words)\""
    }
  }
}
