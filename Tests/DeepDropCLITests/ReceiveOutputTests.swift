import DeepDropHTTPS
import Foundation
import Testing

/// What a receiver says, and what becomes of it when nobody can be told.
@Suite(.network, .serialized, .timeLimit(.minutes(5))) struct ReceiveOutputTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try FileManager.default.createDirectory(
      at: place.url.appending(path: "in"),
      withIntermediateDirectories: true
    )
  }

  private func port(in events: String) async throws -> UInt16 {
    struct Listening: Decodable { let port: UInt16 }
    while true {
      if let line = (try? place.read(events))?.split(separator: "\n").first {
        return try JSONDecoder().decode(Listening.self, from: Data(line.utf8)).port
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func `a reader that leaves ends it, and what came is kept`() async throws {
    let line = """
      { '\(BuiltCommand.url.path())' receive --interface lo --directory in --name Desk --json \
        --accept all --no-bluetooth; echo "status $?" >status; } | head -2 >events
      """
    let shell = try RunningCommand(["-c", line], of: URL(filePath: "/bin/bash"), in: place)
    let sender = try SampleSender(port: try await port(in: "events"))
    // The first line says where it listens, the second that it is seen: the third has no reader.
    while try place.read("events").split(separator: "\n").count < 2 {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try await sender.send(link: "https://example.com/e/1") == 200)
    #expect(try await shell.outcome().errors == "deepdrop: standard output: broken pipe\n")
    #expect(try place.read("status") == "status 73\n")
    #expect(try place.files.filter { $0.hasPrefix("in/") } == ["in/example.com.url"])
    #expect(try place.read(".local/state/deepdrop/history.jsonl").contains("example.com.url"))
  }

  @Test func `the name that is printed is the one that others see`() async throws {
    let name = "Anna\u{202E}’s \n" + String(repeating: "é", count: 40)
    let seen = "Anna’s " + String(repeating: "é", count: 27)
    let receiver = try RunningCommand(
      ["receive", "--interface", "lo", "--directory", "in", "--accept", "none", "--json"]
        + ["--name", name],
      in: place
    )
    let first = try await receiver.read()
    #expect(first.contains(#""name":"\#(seen)""#))
    receiver.interrupt()
    #expect(
      try await receiver.outcome().errors
        == "deepdrop: --name: it is longer than 63 bytes, so others see “\(seen)”\n"
    )
  }

  @Test func `what one sender brings in two questions is the first thing (A02)`() async throws {
    try place.write("a.txt", "hello")
    let receiver = try RunningCommand(
      ["receive", "--interface", "lo", "--directory", "in", "--accept", "all", "--once", "--json"]
        + ["--no-bluetooth"],
      in: place
    )
    let port = try await SampleSender(to: receiver).endpoint.port
    let sent = try await place.deepdrop(
      ["send", "--to", "[::1]:\(port)", "--no-bluetooth", "https://example.com/e/1", "a.txt"]
    )
    #expect(sent.status == 0)
    let outcome = try await receiver.outcome()
    #expect(outcome.status == 0)
    #expect(
      try place.files.filter { $0.hasPrefix("in/") } == ["in/a.txt", "in/example.com.url"]
    )
  }

  @Test func `names that are changed inside a folder are told`() async throws {
    for name in ["a:b", ".env"] { try place.write("out/\(name)", name) }
    let receiver = try RunningCommand(
      ["receive", "--interface", "lo", "--directory", "in", "--accept", "all", "--once", "--json"]
        + ["--no-bluetooth"],
      in: place
    )
    let port = try await SampleSender(to: receiver).endpoint.port
    let sent = try await place.deepdrop(["send", "--to", "[::1]:\(port)", "--no-bluetooth", "out"])
    #expect(sent.status == 0)
    let events = try await receiver.outcome().output
    #expect(events.contains(#""event":"renamed""#))
    #expect(events.contains("“out/a:b” is kept as “out/a∶b”"))
    #expect(try place.read("in/out/a∶b") == "a:b")
    #expect(try place.read("in/out/.env") == ".env")
  }

  @Test func `a path that is not UTF-8 is said to be`() throws {
    let outcome = try place.shell(
      #"""
      mkdir $'d\351' && cd $'d\351' || exit
      deepdrop receive --accept all --directory . 2>&1 | sed 's|: .*/|: …/|'
      cd .. && rmdir $'d\351'
      """#
    )
    #expect(outcome == .init(output: #"deepdrop: …/d\xE9: not UTF-8, rename it"# + "\n"))
  }
}
