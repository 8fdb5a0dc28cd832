#if os(Linux)
  import Foundation
  import Testing

  /// The choice among receivers on a terminal.
  @Suite(
    .timeLimit(.minutes(1)),
    .enabled(if: Screen.isPossible, "script(1) of util-linux is not installed")
  )
  struct SendTerminalTests {
    private let place: Workspace

    init() throws {
      place = try Workspace()
      try place.write("a.txt", "")
    }

    private func send(_ options: String) throws -> RunningCommand {
      let command = BuiltCommand.url.path(percentEncoded: false)
      return try RunningCommand(
        ["-qec", "'\(command)' send --interface lo --no-bluetooth \(options) a.txt", "/dev/null"],
        of: URL(filePath: "/usr/bin/script"),
        in: place,
        environment: ["TERM": "dumb"]
      )
    }

    @Test func `a choice that nobody makes ends with its time`() async throws {
      let outcome = try await send("--timeout 0.2").outcome()
      #expect(outcome.status == 69)
      #expect(
        outcome.output.hasSuffix(
          "\u{1B}[Jdeepdrop: no receiver was chosen in the time that --timeout gives\r\n"
        )
      )
    }

    @Test(arguments: ["", "--timeout 3600"])
    func `a choice can be left`(options: String) async throws {
      let sender = try send(options)
      _ = try await sender.read(until: "q to stop")
      try sender.type("q")
      #expect(try await sender.outcome().status == 130)
    }
  }
#endif
