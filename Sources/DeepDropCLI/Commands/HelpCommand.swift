/// `deepdrop help`: what `--help` shows too.
enum HelpCommand {
  static let command = Command(
    name: "help",
    summary: "Show what a command does, or which commands there are.",
    parameters: [topic.form],
    example: "deepdrop help wrap"
  ) { invocation, console throws(Failure) in
    let help = console.output.isColoured ? HelpText.coloured : .plain
    let tool = invocation.tool
    if let name = invocation[topic] {
      try console.write(help.text(for: tool.command(named: name), of: tool))
    } else {
      try console.write(help.text(for: tool))
    }
    return .done
  }

  private static let topic = Parameter<String?>.optionalArgument(
    "COMMAND",
    completion: .command,
    "The command to tell about."
  )
}
