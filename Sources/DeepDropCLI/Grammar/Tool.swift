import DeepDropPropertyList

/// The program as a value: its name, its version and its commands.
struct Tool: Sendable {
  let name: String
  let version: String
  let summary: String
  let commands: [Command]

  func command(named name: String) throws(Failure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, suggestion: name.closest(among: commands.map(\.name)), of: self)
  }

  /// Runs what the words ask for and says what went wrong, in one line.
  func run(_ words: [String], console: Console) -> ExitStatus {
    do throws(Failure) {
      if words.first == "--version" {
        try console.print("\(name) \(version)")
        return .done
      }
      let invocation = try parse(words)
      return try invocation.command.run(invocation, console)
    } catch {
      console.report(error)
      return error.status
    }
  }
}
