import Dispatch
import Foundation
import Testing

/// The built command, run as its users run it.
struct BuiltCommand {
  /// What a run left: everything it wrote, and its status.
  struct Outcome: Hashable {
    var status: Int32 = 0
    var output = ""
    var errors = ""
  }

  /// It lies beside the test bundle.
  static let url = URL(
    filePath: CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
  )
  .deletingLastPathComponent().appending(path: "deepdrop")

  static func run(
    _ arguments: [String],
    in directory: URL,
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(url, arguments, in: directory, input: input, environment: environment)
  }

  /// Runs any program; its output is read to the end before it is waited for.
  static func run(
    _ program: URL,
    _ arguments: [String],
    in directory: URL,
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = environment.merging(["PATH": path]) { mine, _ in mine }
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What waits for ever is a failure, not a hanging test.
    let watchdog = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: watchdog)
    defer { watchdog.cancel() }
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self)
    )
  }

  /// Runs a line of shell in which `deepdrop` is the built command.
  static func shell(_ line: String, in directory: URL) throws -> Outcome {
    let function = "deepdrop() { '\(url.path(percentEncoded: false))' \"$@\"; }\n"
    return try run(URL(filePath: "/bin/bash"), ["-c", function + line], in: directory)
  }
}
