import DeepDropKit
import Foundation
import Testing

@testable import DeepDropLinux

@Suite struct HistoryTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
  }

  private var directory: String { place.path(of: "state/deepdrop") }

  private func entry(_ path: String, _ link: String? = nil) throws -> HistoryEntry {
    HistoryEntry(
      date: Date(timeIntervalSince1970: 1_700_000_000),
      sender: "Zoë's \"laptop\"",
      address: "fe80::1",
      path: path,
      link: try link.map { try DeepLink($0) }
    )
  }

  @Test func `an entry is one line of JSON`() throws {
    #expect(
      try entry("/in/Gig.acmelink", "acme://e/1").line
        == #"{"address":"fe80::1","date":"2023-11-14T22:13:20Z","link":"acme://e/1","#
        + #""path":"/in/Gig.acmelink","sender":"Zoë's \"laptop\""}"#
    )
    #expect(
      try entry("/in/a\nb").line
        == #"{"address":"fe80::1","date":"2023-11-14T22:13:20Z","path":"/in/a\nb","#
        + #""sender":"Zoë's \"laptop\""}"#
    )
  }

  @Test func `it is its owner's alone, and never grows without end`() async throws {
    let history = History(in: directory, maximumLength: 300)
    for number in 1...10 { try await history.add([entry("/in/\(number)")]) }
    let names = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    #expect(names == ["history.jsonl", "history.jsonl.1"])
    for name in names {
      let path = "\(directory)/\(name)"
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect(try #require(attributes[.size] as? NSNumber).intValue <= 300)
    }
    let lines = try String(contentsOfFile: history.path, encoding: .utf8).split(separator: "\n")
    #expect(lines.last.map(String.init) == (try entry("/in/10").line))
    try FileManager.default.removeItem(atPath: directory)
  }

  @Test func `a place that cannot be written is named`() async throws {
    let history = History(in: "/dev/null/deepdrop")
    let error = await #expect(throws: SystemError.self) { try await history.add([entry("/in/a")]) }
    #expect(error?.description == "/dev/null/deepdrop/history.jsonl: not a directory")
  }
}
