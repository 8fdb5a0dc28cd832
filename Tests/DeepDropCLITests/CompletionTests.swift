import Foundation
import Testing

@testable import DeepDropCLI

/// The scripts in the shells they are for; a shell that is not installed is skipped.
@Suite struct CompletionTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try place.write("notes.txt", "")
    try place.write("oven tray/a", "")
  }

  private static func installed(_ shell: String) -> URL? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].lazy
      .map { URL(filePath: "\($0)/\(shell)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  private func run(_ shell: String, _ arguments: String...) throws -> BuiltCommand.Outcome {
    let program = try #require(Self.installed(shell))
    return try BuiltCommand.run(
      program,
      arguments,
      in: place.url,
      environment: ["HOME": place.url.path()]
    )
  }

  /// The shell's offers for the words typed so far.
  private func bash(_ words: [String]) throws -> [String] {
    try place.write("sample.bash", CompletionScript(tool: .sample).bash)
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try run(
      "bash",
      "-c",
      """
      . ./sample.bash
      COMP_WORDS=(sample \(list)); COMP_CWORD=\(words.count)
      _sample
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    )
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(
    .enabled(if: installed("bash") != nil, "bash is not installed"),
    arguments: [
      (["b"], ["bake"]),
      (["--"], ["--help", "--version"]),
      (["help", ""], ["help", "bake", "list"]),
      (["bake", "--t"], ["--tray", "--topping"]),
      (["bake", "--size", ""], ["small", "large"]),
      (["bake", "--size", "="], ["small", "large"]),
      (["bake", "--size", "=", "l"], ["large"]),
      (["bake", "--tray", ""], ["oven tray"]),
      (["bake", "n"], ["notes.txt"]),
      (["bake", "--note", "n"], []),
    ] as [([String], [String])]
  )
  func `bash offers what may follow`(words: [String], offers: [String]) throws {
    #expect(try bash(words) == offers)
  }

  @Test(
    .enabled(if: installed("fish") != nil, "fish is not installed"),
    arguments: [
      ("sample b", ["bake"]),
      ("sample help b", ["bake"]),
      ("sample bake --t", ["--topping", "--tray"]),
      ("sample bake --size l", ["large"]),
      ("sample bake --size=l", ["--size=large"]),
      ("sample bake --tray ", ["oven tray/"]),
      ("sample bake n", ["notes.txt"]),
      ("sample bake --note n", []),
    ]
  )
  func `fish offers what may follow`(line: String, offers: [String]) throws {
    try place.write("sample.fish", CompletionScript(tool: .sample).fish)
    let outcome = try run("fish", "-c", "source sample.fish; complete -C '\(line)'")
    let words = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(words.sorted() == offers)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the real script parses`(shell: String) throws {
    guard Self.installed(shell) != nil else {
      try Test.cancel("\(shell) is not installed")
    }
    let script = try place.run("completion", shell)
    try place.write("script", script.output)
    #expect(try run(shell, "-n", "script") == .init())
  }
}
