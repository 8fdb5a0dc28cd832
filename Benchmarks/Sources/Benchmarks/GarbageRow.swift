import DeepDropKit
import Foundation

extension Row {
  /// How much is read of ten megabytes that only pretend to be a link file.
  ///
  /// Counted by the system, in bytes that went through read calls.
  static func garbage(in folder: URL) async throws -> Row {
    let acme = try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: "acmelink",
      name: "Acme link",
      appID: "com.example.acme",
      schemes: ["acme"]
    )
    let size = 10_000_000
    let file = folder.appending(path: "Garbage.acmelink")
    try Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: file)
    let receiver = LinkReceiver(type: acme, inbox: Inbox(container: folder))

    var outcome = LinkReceiver.Outcome.notOurs
    // To look at the counter is to read, too.
    let look = try await bytesRead {}
    let read = try await bytesRead { outcome = await receiver.receive(file) } - look
    guard case .unreadable = outcome else { throw Failure(message: "\(outcome)") }
    return Row(
      name: "refuse 10 MB of garbage",
      ours: "\(read) bytes read",
      other: "\(LinkFile.maximumLength) allowed",
      figure: Double(read) / Double(LinkFile.maximumLength),
      limit: 1.1
    )
  }

  private static func bytesRead(during work: () async -> Void) async throws -> Int {
    let before = try bytesRead()
    await work()
    return try bytesRead() - before
  }

  private static func bytesRead() throws -> Int {
    let counters = try String(contentsOf: URL(filePath: "/proc/self/io"), encoding: .utf8)
    guard let count = counters.firstMatch(of: /rchar: (\d+)/).flatMap({ Int($0.output.1) }) else {
      throw Failure(message: "/proc/self/io says nothing of rchar")
    }
    return count
  }
}
