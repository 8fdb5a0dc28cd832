import Foundation
import Testing

@testable import DeepDropCLI

/// What a terminal gets to see.
@Suite(.enabled(if: Screen.isPossible, "script(1) of util-linux is not installed"))
struct TerminalTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
  }

  private func screen(_ line: String, _ environment: [String: String]) throws -> String {
    try Screen.show(line, in: place, environment)
  }

  @Test func `colour is for terminals that want it`() throws {
    let message = "nope: no such file or directory, expected a link file\n"
    let coloured = "\u{1B}[1;31mdeepdrop:\u{1B}[0m \(message)"
    let plain = "deepdrop: \(message)"
    #expect(try screen("unwrap nope", ["TERM": "xterm"]) == coloured)
    #expect(try screen("unwrap nope", ["TERM": "xterm", "NO_COLOR": ""]) == coloured)
    #expect(try screen("unwrap nope", ["TERM": "xterm", "NO_COLOR": "1"]) == plain)
    #expect(try screen("unwrap nope", ["TERM": "dumb"]) == plain)
  }

  @Test func `an outsider's text cannot steer the terminal, and stays whole in a pipe`() throws {
    try place.declareAcme()
    try place.write("a\u{1B}[31m\u{202E}/x", "")
    let line = "wrap --app Info.plist --title Gig --directory a* acme://e/1"
    #expect(
      try screen(line, ["TERM": "xterm"]) == "a\\u{1b}[31m\\u{202e}/Gig.acmelink\n"
    )
    #expect(
      try place.shell("deepdrop \(line)") == .init(output: "a\u{1B}[31m\u{202E}/Gig-2.acmelink\n")
    )
  }
}
