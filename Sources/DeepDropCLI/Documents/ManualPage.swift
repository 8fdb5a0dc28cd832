/// The manual page, in roff with the macros of man(7).
struct ManualPage: Sendable {
  let tool: Tool

  var text: String {
    ([header, ".SH COMMANDS"] + tool.commands.map(section) + [statuses, Self.environment])
      .joined(separator: "\n") + "\n"
  }

  private var header: String {
    """
    .TH \(tool.name.uppercased()) 1 "" "\(tool.name) \(tool.version)" "User Commands"
    .SH NAME
    \(tool.name) \\- \(roff(tool.summary.clause))
    .SH SYNOPSIS
    .B \(tool.name)
    .I COMMAND
    [\\fIOPTION\\fR]... [\\fIARGUMENT\\fR]...
    """
  }

  private func section(for command: Command) -> String {
    var lines = [
      ".SS \(command.name)",
      ".B \(tool.name) \(command.name)",
      roff(command.usage.joined(separator: " ")),
      ".PP",
      roff(command.summary),
    ]
    for paragraph in command.paragraphs { lines += [".PP", roff(paragraph)] }
    for parameter in command.arguments + command.options {
      lines += [".TP", term(for: parameter), roff(parameter.explanation)]
    }
    lines += [".PP", "Example:", ".PP", ".RS", ".nf", roff(command.example), ".fi", ".RE"]
    return lines.joined(separator: "\n")
  }

  private func term(for parameter: ParameterForm) -> String {
    switch parameter.kind {
    case .flag: ".B \\-\\-\(roff(parameter.name))"
    case .option: ".BI \"\\-\\-\(roff(parameter.name)) \" \(parameter.valueName)"
    case .argument: ".I \(parameter.valueName)"
    }
  }

  private var statuses: String {
    let rows = ExitStatus.meanings.map { status, meaning in
      ".TP\n.B \(status.code)\n\(roff(meaning))"
    }
    let rule = "Several inputs: each is done, and the largest status is the command's."
    return ([".SH EXIT STATUS"] + rows + [".PP", roff(rule)]).joined(separator: "\n")
  }

  private static let environment = """
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    If it is set and not empty, nothing is coloured; nor is it in a pipe.
    .TP
    .B TERM
    If it is \\fBdumb\\fR, nothing is coloured.
    """

  /// Spells what roff would take for its own: backslashes, dashes, a dot or quote that begins a
  /// line.
  private func roff(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
    let isRequest = escaped.hasPrefix(".") || escaped.hasPrefix("'")
    return isRequest ? "\\&" + escaped : escaped
  }
}
