import DeepDropThreads
import Foundation

/// The built command while it runs, with its output line by line.
final class RunningCommand: @unchecked Sendable {
  // One test's task uses it, one call after the other.
  private let process = Process()
  private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
  private var unread: [UInt8] = []

  init(
    _ arguments: [String],
    of program: URL = BuiltCommand.url,
    in place: Workspace,
    environment: [String: String] = [:]
  ) throws {
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = place.url
    let home = [
      "HOME": place.url.path(), "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
    process.environment = home.merging(environment) { _, other in other }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The output up to and with `end`; all of it when that never comes.
  func read(until end: String = "\n") async throws -> String {
    try await BlockingThread.run { self.readBlocking(until: end) }
  }

  private func readBlocking(until end: String) -> String {
    let end = Array(end.utf8)
    while unread.firstRange(of: end) == nil {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      unread += data
    }
    let count = unread.firstRange(of: end)?.upperBound ?? unread.count
    defer { unread.removeFirst(count) }
    return String(decoding: unread[..<count], as: UTF8.self)
  }

  func type(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  func interrupt() { process.interrupt() }

  /// Waits for its end; what was not read yet is its output.
  func outcome() async throws -> BuiltCommand.Outcome {
    try await BlockingThread.run { self.outcomeBlocking() }
  }

  private func outcomeBlocking() -> BuiltCommand.Outcome {
    unread += output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return BuiltCommand.Outcome(
      status: process.terminationStatus,
      output: String(decoding: unread, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self)
    )
  }
}
