import Foundation
import Testing

/// Serialized, since how a signal is taken belongs to the process and is inherited.
@Suite(.serialized, .timeLimit(.minutes(5))) struct InterruptionTests {
  private let place: Workspace
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init() throws {
    place = try Workspace()
    process.executableURL = BuiltCommand.url
    process.arguments = ["unwrap", "first", "-"]
    process.currentDirectoryURL = place.url
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
  }

  /// Interrupts the command while it waits for standard input.
  private func interrupt(inheriting disposition: (@convention(c) (Int32) -> Void)?) throws {
    let before = signal(SIGINT, disposition)
    defer { signal(SIGINT, before) }
    try process.run()
    // The complaint about the first file: now it waits for the second.
    #expect(said() == "deepdrop: first: no such file or directory, expected a link file\n")
    process.interrupt()
  }

  private func said() -> String {
    String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  }

  @Test func `an interruption is status 130 and says nothing`() throws {
    try interrupt(inheriting: SIG_DFL)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(said() == "")
    #expect(try place.files == [])
  }

  @Test func `who is started with interruptions ignored ignores them`() throws {
    try interrupt(inheriting: SIG_IGN)
    try input.fileHandleForWriting.write(contentsOf: Data("acme://e/1".utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 66)
    #expect(said() == "acme://e/1\n")
  }
}
