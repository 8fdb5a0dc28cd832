import Foundation
import Testing

/// The question on a terminal.
@Suite(
  .network,
  .serialized,
  .timeLimit(.minutes(1)),
  .enabled(if: Screen.isPossible, "script(1) of util-linux is not installed")
)
struct ReceiveTerminalTests {
  private let place: Workspace
  private let port = UInt16.random(in: 20_000...60_000)

  init() throws {
    place = try Workspace()
    let folder = place.url.path() + "in"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// A receiver that says no more by itself, so that what follows is about the question.
  private func receive(_ options: String) async throws -> RunningCommand {
    let command = BuiltCommand.url.path(percentEncoded: false)
    let line =
      "'\(command)' receive --interface lo --no-bluetooth --directory in --port \(port) \(options)"
    let receiver = try RunningCommand(
      ["-qec", line, "/dev/null"],
      of: URL(filePath: "/usr/bin/script"),
      in: place,
      environment: ["TERM": "dumb"]
    )
    _ = try await receiver.read(until: "visible as ")
    _ = try await receiver.read(until: "\r\n")
    return receiver
  }

  /// Asks as soon as somebody listens.
  private func send(_ link: String) async throws -> Int {
    let sender = try SampleSender(port: port)
    for _ in 1...100 {
      if let status = try? await sender.send(link: link) { return status }
      try await Task.sleep(for: .milliseconds(50))
    }
    return 0
  }

  @Test(arguments: [
    ("y\n", "", 200), ("YES\n", "", 200), ("what\nyes\n", "Please answer y or n: ", 200),
  ])
  func `a yes accepts (A16, N02)`(typed: String, again: String, status: Int) async throws {
    let receiver = try await receive("--once")
    async let answer = send("https://example.com/e/1")
    let question = try await receiver.read(until: "[y/N] ").replacing("\r\n", with: "\n")
    #expect(
      question.hasSuffix(
        """
        “Laptop” (unverified) would like to send:
          link to example.com: https://example.com/e/1
        Accept? [y/N] 
        """
      )
    )
    for line in typed.split(separator: "\n") {
      try receiver.type(line + "\n")
      if line == "what" { #expect(try await receiver.read(until: "n: ").hasSuffix(again)) }
    }
    #expect(try await answer == status)
    let outcome = try await receiver.outcome()
    #expect(outcome.status == 0)
    let path = place.url.path() + "in/example.com.url"
    #expect(outcome.output.hasSuffix("https://example.com/e/1 (kept in \(path))\r\n"))
  }

  @Test(arguments: ["n\n", "\n", "\u{4}"])
  func `anything else declines`(typed: String) async throws {
    let receiver = try await receive("")
    async let answer = send("acme://e/1")
    _ = try await receiver.read(until: "[y/N] ")
    try receiver.type(typed)
    #expect(try await answer == 406)
    #expect(try await receiver.read(until: "declined\r\n").hasSuffix("from “Laptop”: declined\r\n"))
    try receiver.type("\u{3}")
    #expect(try await receiver.outcome().status == 130)
    #expect(try place.files.filter { $0.hasPrefix("in/") } == [])
  }

  @Test func `what was typed before a question is no answer to it`() async throws {
    let receiver = try await receive("--once")
    try receiver.type("y\n")
    async let answer = send("acme://e/1")
    _ = try await receiver.read(until: "[y/N] ")
    try receiver.type("n\n")
    #expect(try await answer == 406)
  }

  @Test func `what is told meanwhile has a line of its own, and all of the question comes again`()
    async throws
  {
    let receiver = try await receive("--once")
    async let answer = send("acme://e/1")
    _ = try await receiver.read(until: "[y/N] ")
    let stranger = try SampleSender(port: port)
    #expect(try await stranger.sendGarbage() == 400)
    let meanwhile = try await receiver.read(until: "[y/N] ")
    #expect(meanwhile.hasPrefix("\r\ndeepdrop: refused a request from "))
    #expect(
      meanwhile.hasSuffix(
        "\r\n“Laptop” (unverified) would like to send:\r\n  acme link: acme://e/1\r\n"
          + "Accept? [y/N] "
      )
    )
    try receiver.type("y\n")
    #expect(try await answer == 200)
  }

  @Test func `what is typed when the question comes again is typed anew`() async throws {
    let receiver = try await receive("")
    async let answer = send("acme://e/1")
    _ = try await receiver.read(until: "[y/N] ")
    try receiver.type("y")
    _ = try await receiver.read(until: "y")
    #expect(try await SampleSender(port: port).sendGarbage() == 400)
    _ = try await receiver.read(until: "[y/N] ")
    try receiver.type("\n")
    #expect(try await answer == 406)
    try receiver.type("\u{3}")
    #expect(try await receiver.outcome().status == 130)
  }

  @Test func `refusals do not flood a question away`() async throws {
    let receiver = try await receive("--once")
    async let answer = send("acme://e/1")
    _ = try await receiver.read(until: "[y/N] ")
    let stranger = try SampleSender(port: port)
    for _ in 1...20 { #expect(try await stranger.sendGarbage() == 400) }
    try receiver.type("y\n")
    #expect(try await answer == 200)
    let told = try await receiver.outcome().output
    let single = told.matches(of: /refused a request/).count
    let folded = told.matches(of: /and (\d+) more like that/).compactMap { Int($0.output.1) }
    #expect(folded.reduce(single, +) == 20)
  }

  @Test func `an owner who ends the question is told nothing of its sender`() async throws {
    let receiver = try await receive("")
    let sender = Task { try await send("acme://e/1") }
    _ = try await receiver.read(until: "[y/N] ")
    try receiver.type("\u{3}")
    let outcome = try await receiver.outcome()
    #expect(outcome == .init(status: 130, output: "^C\r\n"))
    sender.cancel()
  }

  @Test func `a question ends with its sender`() async throws {
    let receiver = try await receive("")
    let leaver = Task { try await send("acme://e/1") }
    _ = try await receiver.read(until: "[y/N] ")
    leaver.cancel()
    #expect(
      try await receiver.read(until: "answer\r\n")
        == "\r\ndeepdrop: from “Laptop”: the connection ended before an answer\r\n"
    )
    async let answer = send("acme://e/2")
    #expect(try await receiver.read(until: "[y/N] ").contains("acme://e/2"))
    try receiver.type("y\n")
    #expect(try await answer == 200)
  }
}
