/// What `--help` shows.
struct HelpText: Sendable {
  /// Marks up a heading; a pipe gets it plain.
  let heading: @Sendable (String) -> String

  static let plain = HelpText { $0 }
  static let coloured = HelpText { "\u{1B}[1m\($0)\u{1B}[0m" }

  func text(for tool: Tool) -> String {
    """
    \(TextLayout.paragraph(tool.summary))
    \(section("Usage", "  \(tool.name) COMMAND [OPTION]... [ARGUMENT]...\n"))
    \(section("Commands", rows(tool.commands.map { ($0.name, $0.summary) })))
    \(section("Options", rows([Self.helpRow, ("--version", "Show the version.")])))
    \(section("Exit status", TextLayout.fill(ExitStatus.summary, first: "  ", indent: 2)))
    \(TextLayout.paragraph("\"\(tool.name) help COMMAND\" tells more about a command."))
    """
  }

  func text(for command: Command, of tool: Tool) -> String {
    let arguments = command.arguments.map { ($0.spelling, $0.explanation) }
    let options = command.options.map { ($0.spelling, $0.explanation) }
    var parts = [TextLayout.paragraph(command.summary)]
    parts += command.paragraphs.map(TextLayout.paragraph)
    parts.append(section("Usage", usage(of: command, in: tool)))
    if !arguments.isEmpty { parts.append(section("Arguments", rows(arguments))) }
    parts.append(section("Options", rows(options + [Self.helpRow])))
    parts.append(section("Example", "  \(command.example)\n"))
    return parts.joined(separator: "\n")
  }

  private static let helpRow = ("-h, --help", "Show this help.")

  private func usage(of command: Command, in tool: Tool) -> String {
    let start = "  \(tool.name) \(command.name)"
    return TextLayout.fill(command.usage, first: start, indent: start.count + 1)
  }

  private func rows(_ rows: [(String, String)]) -> String {
    rows.map(TextLayout.row).joined()
  }

  private func section(_ title: String, _ body: String) -> String {
    "\(heading(title))\n\(body)"
  }
}

extension Command {
  var paragraphs: [String] {
    discussion.split(separator: "\n\n").map(String.init)
  }
}
