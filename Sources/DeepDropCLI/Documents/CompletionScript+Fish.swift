extension CompletionScript {
  var fish: String {
    let help = "-s h -l help -d 'Show help.'"
    let root = [
      "complete -c \(tool.name) -f",
      "complete -c \(tool.name) \(help)",
      "complete -c \(tool.name) -n __fish_use_subcommand -l version -d 'Show the version.'",
    ]
    return (root + tool.commands.flatMap(fishLines)).joined(separator: "\n") + "\n"
  }

  private func fishLines(for command: Command) -> [String] {
    let start = "complete -c \(tool.name) -n '__fish_seen_subcommand_from \(command.name)'"
    let name = "complete -c \(tool.name) -n __fish_use_subcommand -a \(command.name)"
    let options = command.options.map { option in
      let value = option.kind == .flag ? "" : " -r" + fishValues(of: option)
      return "\(start) -l \(option.name)\(value) -d \(quote(option.summary))"
    }
    let arguments = command.arguments.map { start + fishValues(of: $0) }
      .filter { $0 != start + " -f" }
    return ["\(name) -d \(quote(command.summary))"] + options + arguments
  }

  private func fishValues(of parameter: ParameterForm) -> String {
    switch parameter.completion {
    case .file: return " -F"
    case .directory: return " -f -a '(__fish_complete_directories)'"
    case .none, .command:
      let words = words(for: parameter)
      return words.isEmpty ? " -f" : " -f -a '\(words)'"
    }
  }

  private func quote(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
