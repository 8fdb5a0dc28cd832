import DeepDropHTTPS
import Foundation
import Testing

@testable import DeepDropCLI

@Suite(.network, .serialized, .timeLimit(.minutes(5))) struct ReceiveCommandTests {
  private let place: Workspace
  private let folder: String

  init() throws {
    place = try Workspace()
    folder = place.url.path() + "in"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func receive(
    _ options: String...,
    environment: [String: String] = [:]
  ) throws -> RunningCommand {
    let arguments = ["receive", "--interface", "lo", "--directory", "in", "--name", "Desk"]
    return try RunningCommand(arguments + options, in: place, environment: environment)
  }

  @Test(
    arguments: [
      (
        "", 64,
        "receive: --accept ask needs a terminal or a desktop, give --accept all or none: "
          + "there is no session bus (no medium found)"
      ),
      (
        "--accept all --port 70000", 64,
        "receive: --port cannot be 70000, it is a whole number from 0 to 65535"
      ),
      (
        "--accept all --max-size 12X", 64,
        "receive: --max-size cannot be 12X, it is a number of bytes such as 512K or 2G, at least 1"
      ),
      (
        "--accept some", 64, "receive: --accept cannot be some, it is one of: ask, all, none"
      ),
      (
        "--accept all --directory nope", 73,
        "nope: no such file or directory, expected a directory"
      ),
      ("--accept all --directory file", 73, "file: not a directory"),
      (
        "--accept all --directory in --app file", 65,
        "file: the file is no property list: it begins neither with \"bplist0\" nor with XML markup, "
          + "expected an app's Info.plist"
      ),
      (
        "--accept all --directory in --interface none7", 64,
        "receive: there is no interface none7, \"ip link\" lists them"
      ),
      (
        "--accept all --interface ''", 64,
        "receive: --interface cannot be empty, \"ip link\" lists the names"
      ),
      (
        "--accept all --directory ''", 64,
        "receive: --directory cannot be empty, \".\" is this directory"
      ),
      (
        "--accept all --directory /proc", 73,
        "/proc: nothing can be put there: no such file or directory"
      ),
      (
        "--accept all --name \"$(printf '\\342\\200\\256 \\007')\"", 64,
        "receive: --name cannot be “\\u{202E} \\u{7}”, there is nothing to see in it"
      ),
      ("--accept all --name ''", 64, "receive: --name cannot be “”, there is nothing to see in it"),
      ("--accept all >&-", 73, "standard output: bad file descriptor"),
      (
        "--accept all >/dev/full", 73,
        "standard output: no space left on device"
      ),
    ] as [(String, Int32, String)]
  )
  func `what cannot be done is said in one line`(
    options: String,
    status: Int32,
    line: String
  ) throws {
    try place.write("file", "x")
    let outcome = try place.shell("export HOME=$PWD; deepdrop receive \(options)")
    #expect(outcome == place.failure(status, line))
  }

  @Test func `a port in use is said to be`() async throws {
    let first = try receive("--accept", "all", "--json")
    let port = try await SampleSender(to: first).endpoint.port
    let second = try await receive("--accept", "all", "--port", "\(port)").outcome()
    #expect(
      second
        == place.failure(
          69,
          "receive: port \(port) is in use; choose another, or 0 for any free one"
        )
    )
  }

  @Test func `one link, and the command ends (A02, N01)`() async throws {
    let receiver = try receive("--accept", "all", "--once", "--json")
    let sender = try await SampleSender(to: receiver)
    #expect(try await sender.send(link: "https://example.com/e/1") == 200)
    let outcome = try await receiver.outcome()
    #expect(outcome.status == 0)
    #expect(
      outcome.output.split(separator: "\n").last.map(String.init)
        == #"{"address":"::1","event":"link","link":"https://example.com/e/1","#
        + #""path":"\#(folder)/example.com.url","sender":"Laptop"}"#
    )
    #expect(try place.read("in/example.com.url").hasSuffix("URL=https://example.com/e/1\r\n"))
    #expect(
      try place.read(".local/state/deepdrop/history.jsonl").hasSuffix(#""sender":"Laptop"}"# + "\n")
    )
    #expect(try place.files.filter { $0.hasPrefix("in/") } == ["in/example.com.url"])
  }

  @Test func `nothing is accepted with none, and an interruption is status 130`() async throws {
    let receiver = try receive("--accept", "none", "--json")
    let sender = try await SampleSender(to: receiver)
    #expect(try await sender.send(link: "acme://e/1") == 406)
    receiver.interrupt()
    let outcome = try await receiver.outcome()
    #expect(outcome.status == 130)
    #expect(outcome.errors == "")
    // Whether it is seen may be told before or after that.
    #expect(
      outcome.output.split(separator: "\n").contains(
        #"{"address":"::1","event":"declined","message":"from “Laptop”: declined","#
          + #""sender":"Laptop"}"#
      )
    )
    #expect(try place.files.filter { $0.hasPrefix("in/") } == [])
  }

  private func writeOpener(_ script: String) throws {
    try place.write("bin/xdg-open", "#!/bin/sh\n\(script)\n")
    let program = place.url.path() + "bin/xdg-open"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  @Test func `five links of one question are opened, and what fails is said`() async throws {
    try writeOpener("exit 4")
    let command = BuiltCommand.url.path(percentEncoded: false)
    let line = """
      exec '\(command)' receive --interface lo --directory in --name Desk --accept all --json --open \
        --no-bluetooth 2>&1
      """
    let receiver = try RunningCommand(
      ["-c", line],
      of: URL(filePath: "/bin/bash"),
      in: place,
      environment: ["PATH": "\(place.url.path())bin:/usr/bin:/bin"]
    )
    let sender = try await SampleSender(to: receiver)
    let links = (1...7).map { "https://example.com/\($0)" }
    #expect(try await sender.send(links: links) == 200)
    var said = ""
    for _ in 1...5 { said += try await receiver.read(until: "its status is 4\n") }
    receiver.interrupt()
    said += try await receiver.outcome().output
    let lines = said.split(separator: "\n").filter { $0.hasPrefix("deepdrop: ") }
    #expect(
      lines.sorted()
        == [
          #"deepdrop: not opened: 2 more, as at most 5 of one question are; "#
            + #""xdg-open LINK" opens one"#
        ]
        + links.prefix(5).map { "deepdrop: xdg-open did not open “\($0)”, its status is 4" }
    )
  }

  @Test func `a link is opened without a shell, if it is https or an app's (N02, N04)`()
    async throws
  {
    try place.declareAcme()
    try writeOpener(#"printf '%s\n' "$#" "$@" >>opened"#)
    let receiver = try receive(
      "--accept",
      "all",
      "--json",
      "--open",
      "--app",
      "Info.plist",
      environment: ["PATH": "\(place.url.path())bin:/usr/bin:/bin"]
    )
    let sender = try await SampleSender(to: receiver)
    let links = ["https://example.org/?a=$(touch)&b=';'", "acme://e/1"]
    for link in links + ["http://example.com/", "other:x"] {
      #expect(try await sender.send(link: link) == 200)
    }
    while try !place.files.contains("opened") || place.read("opened").count < 50 {
      try await Task.sleep(for: .milliseconds(20))
    }
    receiver.interrupt()
    let errors = try await receiver.outcome().errors
    #expect(
      errors
        == """
        deepdrop: not opened: the link “http://example.com/” is refused, since \
        http://example.com is not allowed: allowed is acme:, https:
        deepdrop: not opened: the link “other:x” is refused, since other: is not allowed: \
        allowed is acme:, https:

        """
    )
    // Two programs, of which either may be first.
    let opened = try place.read("opened").split(separator: "\n").map(String.init)
    #expect(opened.sorted() == (links + ["1", "1"]).sorted())
  }
}
