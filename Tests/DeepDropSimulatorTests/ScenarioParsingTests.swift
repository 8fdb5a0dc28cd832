import DeepDropPropertyList
import DeepDropSimulator
import Foundation
import Testing

@Suite struct ScenarioParsingTests {
  @Test(arguments: [
    (
      "acept on ben",
      "line 5, column 1: “acept” is not understood, did you mean “accept”?"
    ),
    (
      "expect dialgo title Gig on ben",
      "line 5, column 8: “dialgo” is not understood, did you mean “dialog”?"
    ),
    (
      "expect app Acme foregrund on ben",
      "line 5, column 17: “foregrund” is not understood, did you mean “foreground”?"
    ),
    (
      "  accept on bne",
      "line 5, column 13: there is no device “bne”, did you mean “ben”?"
    ),
    (
      "tap app Acmee on ben",
      "line 5, column 9: there is no app “Acmee”, did you mean “Acme”?"
    ),
    (
      "choose Airdrop on ann",
      "line 5, column 8: “Airdrop” is not understood, did you mean “AirDrop”?"
    ),
    (
      "device carl with ios71",
      "line 5, column 18: “ios71” is not understood, did you mean “ios17”?"
    ),
    (
      "device ann",
      "line 5, column 8: there is a device “ann” already"
    ),
    (
      "accept on",
      "line 5, column 10: the line ends where a device is wanted"
    ),
    // A letter and the mark on it are two scalars.
    (
      "accept on g\u{301} now",
      "line 5, column 14: “now” is too much, the line ends before it"
    ),
    (
      "tap app \"A\u{301}c\"",
      "line 5, column 14: the line ends where “on” is wanted"
    ),
    (
      "accept on ben now",
      "line 5, column 15: “now” is too much, the line ends before it"
    ),
    (
      "expect dialog title \"Gig on ben",
      "line 5, column 21: the quotation mark is not closed"
    ),
    (
      #"expect dialog title "C:\temp" on ben"#,
      #"line 5, column 21: “\t” stands for nothing, a backslash itself is written “\\”"#
    ),
    (
      #"expect dialog title "C:\users" on ben"#,
      #"line 5, column 21: “\u” stands for nothing without a number, as in “\u{1B}”, "#
        + #"a backslash itself is written “\\”"#
    ),
    (
      #"expect dialog title "\u{D800}" on ben"#,
      #"line 5, column 21: “\u” stands for nothing without a number, as in “\u{1B}”, "#
        + #"a backslash itself is written “\\”"#
    ),
    (
      "open link e/1 on ben",
      "line 5, column 11: “e/1” is not an absolute link: it has to begin with a scheme, such as acme:// ."
    ),
    (
      "install Apps/Missing.plist on ben",
      "line 5, column 9: there is no app at Apps/Missing.plist"
    ),
    (
      "share Gig acme://e/1 web acme://e/2 from Acme on ann",
      "line 5, column 26: “acme://e/2” is not a web link: its scheme is acme, and people without the app need https."
    ),
  ])
  func `a mistake is told with its place, and with what was meant`(
    line: String,
    message: String
  ) throws {
    let error = #expect(throws: SimulatorError.self) { try Scenario.between(line) }
    #expect(error?.code == .syntax)
    #expect(error?.message == message)
    #expect(error?.line == 5)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a line of very many words is read once`() {
    let line = "accept on ben" + String(repeating: " a", count: 200_000)
    let error = #expect(throws: SimulatorError.self) { try Scenario.between(line) }
    #expect(error?.message == "line 5, column 15: “a” is too much, the line ends before it")
  }

  @Test func `a title may be any text, and a file shows what cannot be seen`() throws {
    let controls = (0...0x9F).compactMap(Unicode.Scalar.init).map { "a\($0)b\($0)" }
    let combining = ["\u{301}a", "\"\u{301}", "\\\u{301}", "\n\u{301}", "#\u{301}", "\u{200D}"]
    let bidi = ["\u{61C}", "\u{200E}", "\u{202A}", "\u{202E}gig", "\u{2066}a\u{2069}", "\u{FEFF}"]
    let others = [
      "page", "a \"b\" \\ c\nd", " ", "", "# no comment", "<script>", "a\u{2028}b\rc", "a\r\nb",
      "a\\r", #"\u{1B}"#, "u{1B}", "سلام\u{200C}ها", "👩\u{200D}💻", "\u{E000}\u{10FFFF}",
    ]
    for title in controls + combining + bidi + others {
      let scenario = Scenario(
        name: title,
        steps: [
          .device(Device(id: "a" + title, name: title)),
          .expect(.dialogTitle(title), at: "a" + title),
        ]
      )
      let text = scenario.text
      #expect(text.split(separator: "\n").allSatisfy { String($0).spelledOut == $0 })
      #expect(text.unicodeScalars.count { $0 == "\n" } == 3)
      guard case .expect(.dialogTitle(let again), let device) = try Example.parse(text).steps[1]
      else {
        Issue.record("\(title.debugDescription) is another step")
        continue
      }
      #expect(Array(again.unicodeScalars) == Array(title.unicodeScalars))
      #expect(Array(device.unicodeScalars) == Array("a\(title)".unicodeScalars))
    }
  }

  @Test func `a number in hexadecimal stands for a character`() throws {
    let scenario = try Example.parse(#"device ann named "\u{1b}\u{01F389}\u{41}""#)
    #expect(scenario.steps == [.device(Device(id: "ann", name: "\u{1B}🎉A"))])
  }

  @Test func `comments and empty lines say nothing`() throws {
    let text = "# Two\n\n  # more\ndevice ann # Ann's\r\n\ndevice ben\n"
    let scenario = try Example.parse(text)
    #expect(scenario.name == "Two")
    #expect(scenario.lines == [4, 6])
    #expect(
      scenario.steps
        == [.device(Device(id: "ann", name: "ann")), .device(Device(id: "ben", name: "ben"))]
    )
  }

  @Test func `one device too many is told with its line`() throws {
    let lines = (1...64).map { "device d\($0)\n" }.joined()
    #expect(try Example.parse(lines).steps.count == 64)
    let error = #expect(throws: SimulatorError.self) { try Example.parse(lines + "device d65\n") }
    #expect(error?.message == "line 65, column 8: there are 64 devices, which is the most")
  }

  @Test func `a byte order mark is no part of the text`() throws {
    let scenario = try Example.parse("\u{FEFF}# Two\ndevice ann\n")
    #expect(scenario.name == "Two")
    #expect(try Example.parse("\u{FEFF}device ann\n").steps == scenario.steps)
    let error = #expect(throws: SimulatorError.self) { try Example.parse("\u{FEFF}devcie ann") }
    #expect(error?.column == 1)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x64, 0x00], 1), ([0x23, 0x0A, 0x23, 0xE9, 0x0A, 0xE9], 2),
    ([0x0A, 0x0D, 0x0A, 0xED, 0xA0, 0x80], 3), ([0xC3, 0x0A, 0xA4], 1),
  ])
  func `what is no UTF-8 is one error with its line`(bytes: [UInt8], line: Int) {
    let error = #expect(throws: SimulatorError.self) {
      try Scenario(parsing: bytes, name: "") { throw Missing(description: $0) }
    }
    #expect(error?.code == .syntax)
    #expect(error?.message == "line \(line): it is not UTF-8, which a scenario is written in")
    #expect(error?.line == line)
  }

  @Test func `each form of the grammar is told apart from the others`() {
    let patterns = Scenario.grammar.map(\.pattern)
    #expect(Set(patterns).count == patterns.count)
    #expect(patterns.contains("expect opened app APP with URL LINK on DEVICE"))
  }

  @Test func `the article has the whole grammar`() throws {
    let article = try String(
      contentsOf: Example.folder.appending(
        path: "../../Sources/DeepDropSimulator/DeepDropSimulator.docc/Scenarios.md"
      ),
      encoding: .utf8
    )
    let rows = Scenario.grammar.map { "| `\($0.pattern)` | \($0.summary) |\n" }
    #expect(article.contains("| line | meaning |\n| --- | --- |\n" + rows.joined()))
    let choices = Scenario.choices.map { place, words in
      "| `\(place)` | \(words.map { "`\($0)`" }.joined(separator: ", ")) |\n"
    }
    #expect(article.hasSuffix("| place | words |\n| --- | --- |\n" + choices.joined()))
  }
}
