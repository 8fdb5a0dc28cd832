import Foundation
import Synchronization

/// A program that stands in for a service of the bus, and tells what it does, line by line.
final class StandIn: @unchecked Sendable {
  // One test's task uses it, one call after the other; its output comes on a thread of Foundation's.
  private let process = Process()
  private let input = Pipe()

  /// What it said.
  let log = Log<String>()

  /// Starts BlueZ's stand-in; see bluez.py for what an adapter is.
  static func bluez(on bus: PrivateBus, _ adapters: [String]) async throws -> StandIn {
    let standIn = try StandIn(script: "bluez.py", [bus.text] + adapters)
    try await standIn.log.wait { $0.contains("ready") }
    return standIn
  }

  /// Lets somebody who is not BlueZ tell what only BlueZ may tell; see stranger.py.
  ///
  /// - Returns: 0 where nobody took a call of it.
  static func stranger(on bus: PrivateBus) async throws -> Int32 {
    try await StandIn(script: "stranger.py", [bus.text]).status()
  }

  private convenience init(script: String, _ arguments: [String]) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "StandIns/\(script)").path()
    try self.init("/usr/bin/python3", [path] + arguments, environment: [:])
  }

  init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    let rest = Mutex<[UInt8]>([])
    output.fileHandleForReading.readabilityHandler = { [log] handle in
      let data = handle.availableData
      guard !data.isEmpty else {
        handle.readabilityHandler = nil
        return
      }
      let lines = rest.withLock { rest in
        rest += data
        let whole = rest.prefix(through: rest.lastIndex(of: 10) ?? -1)
        defer { rest.removeFirst(whole.count) }
        return whole.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
      }
      for line in lines { log.add(line) }
    }
    try process.run()
  }

  deinit {
    end()
  }

  /// Gives it a command, and waits until that is done.
  func tell(_ command: String) async throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    try await log.wait { $0.contains("done \(command)") }
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Its status, once it has ended.
  func status() async throws -> Int32 {
    while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    return process.terminationStatus
  }

  /// Ends it, as a crash would.
  func end() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
