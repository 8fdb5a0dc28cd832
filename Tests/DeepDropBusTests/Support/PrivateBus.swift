import Foundation

@testable import DeepDropBus

/// A bus of a test's own, which only this test's peers are on.
final class PrivateBus: @unchecked Sendable {
  // One test's task uses it, one call after the other.
  private let process = Process()
  private let folder: URL

  /// What D-Bus calls its address.
  let text: String

  var address: BusAddress { .at(text) }

  /// Runs `body` with a bus, and ends it.
  static func run<Result>(_ body: (PrivateBus) async throws -> Result) async throws -> Result {
    let bus = try PrivateBus()
    defer { bus.end() }
    return try await body(bus)
  }

  private init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "deepdrop-bus-\(UInt64.random(in: 0...(.max)))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    text = "unix:path=\(folder.path())/bus"
    let configuration = folder.appending(path: "bus.conf")
    try """
    <busconfig>
      <type>custom</type>
      <listen>\(text)</listen>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*"/>
        <allow receive_sender="*"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """.write(to: configuration, atomically: true, encoding: .utf8)
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    process.arguments = ["--config-file=\(configuration.path())", "--nofork", "--print-address"]
    process.standardOutput = output
    // It complains that it may not open more files than we may.
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It prints its address once it listens.
    _ = output.fileHandleForReading.availableData
  }

  /// Ends the bus, as a crash of it would.
  func end() {
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    // What cannot be removed lies in the system's temporary folder.
    try? FileManager.default.removeItem(at: folder)
  }
}
