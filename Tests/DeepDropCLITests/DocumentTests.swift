import Testing

@testable import DeepDropCLI

@Suite struct DocumentTests {
  @Test func `help lists the commands`() throws {
    try expectSnapshot(HelpText.plain.text(for: .sample), "sample-help.txt")
  }

  @Test func `help for a command tells all of it`() throws {
    try expectSnapshot(HelpText.plain.text(for: Sample.bake, of: .sample), "sample-help-bake.txt")
  }

  @Test func `the manual page has every command`() throws {
    try expectSnapshot(ManualPage(tool: .sample).text, "sample.1")
  }

  @Test(arguments: [
    (CompletionScript.Shell.bash, "sample.bash"), (.zsh, "sample.zsh"), (.fish, "sample.fish"),
  ])
  func `completion knows every word`(shell: CompletionScript.Shell, name: String) throws {
    try expectSnapshot(CompletionScript(tool: .sample).text(for: shell), name)
  }

  @Test(arguments: ["declare", "resolve", "simulate", "wrap", "unwrap", "receive"])
  func `help of the real commands`(name: String) throws {
    let help = try HelpText.plain.text(for: Tool.deepdrop.command(named: name), of: .deepdrop)
    try expectSnapshot(help, "help-\(name).txt")
  }

  #if os(Linux)
    @Test(arguments: ["discover", "send"])
    func `help of the network's commands`(name: String) throws {
      let help = try HelpText.plain.text(for: Tool.deepdrop.command(named: name), of: .deepdrop)
      try expectSnapshot(help, "help-\(name).txt")
    }
  #endif

  @Test(arguments: ["wrap", "unwrap"])
  func `help says that the other formats are for desktops (L11)`(name: String) throws {
    let command = try Tool.deepdrop.command(named: name)
    let format = command.options.first { $0.choices.contains("webloc") }
    #expect(format?.summary.contains("all but bare are for desktops") == true)
  }

  @Test func `no line of help is longer than eighty columns`() {
    for tool in [Tool.sample, .deepdrop] {
      let texts =
        [HelpText.plain.text(for: tool)]
        + tool.commands.map { HelpText.plain.text(for: $0, of: tool) }
      let lines = texts.flatMap { $0.split(separator: "\n") }
      #expect(lines.filter { $0.count > 80 } == [])
    }
  }

  @Test func `no two parameters of a command share a name, by which their words are kept`() {
    for command in Tool.deepdrop.commands {
      let names = command.parameters.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }
}
