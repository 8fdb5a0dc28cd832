/// What makes a shell complete the command's words.
struct CompletionScript: Sendable {
  enum Shell: Sendable {
    case bash
    case zsh
    case fish
  }

  let tool: Tool

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  var commandNames: String { tool.commands.map(\.name).joined(separator: " ") }

  /// The words that may stand for a value; empty where only the shell or nobody knows them.
  func words(for parameter: ParameterForm) -> String {
    parameter.completion == .command ? commandNames : parameter.choices.joined(separator: " ")
  }
}
