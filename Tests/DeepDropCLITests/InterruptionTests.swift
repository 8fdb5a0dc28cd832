import Foundation
import Testing

@Suite struct InterruptionTests {
  @Test(.timeLimit(.minutes(1)))
  func `an interruption is status 130 and says nothing`() throws {
    let place = try Workspace()
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = BuiltCommand.url
    process.arguments = ["unwrap", "first", "-"]
    process.currentDirectoryURL = place.url
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // The complaint about the first file: now it waits for the second.
    let said = output.fileHandleForReading.availableData
    #expect(
      String(decoding: said, as: UTF8.self)
        == "deepdrop: first: no such file or directory, expected a link file\n"
    )
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(output.fileHandleForReading.availableData == Data())
    #expect(try place.files == [])
  }
}
