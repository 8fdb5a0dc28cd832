// All of Foundation, for FileHandle.
import Foundation
import Testing

@testable import DeepDropKit

@Suite struct LinkFileReadingTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
  }

  private func file(ofLength length: Int) throws -> URL {
    let file = try folder.write("Gig.acmelink", "")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(length))
    try handle.close()
    return file
  }

  @Test func `a file of the greatest length is read`() throws {
    let file = try file(ofLength: LinkFile.maximumLength)
    #expect(try LinkFile.bytes(at: file).count == LinkFile.maximumLength)
  }

  @Test(arguments: [LinkFile.maximumLength + 1, 1 << 30])
  func `a longer one is refused for its length alone`(length: Int) throws {
    let file = try file(ofLength: length)
    #expect(throws: LinkError.fileTooLong(length)) { try LinkFile.bytes(at: file) }
  }

  @Test func `what is not a file is refused`() throws {
    #expect(throws: LinkError.notAFile) { try LinkFile.bytes(at: folder.url) }
    #expect(throws: LinkError.notAFile) { try LinkFile.bytes(at: URL(filePath: "/dev/zero")) }
  }

  @Test func `a symbolic link is followed`() throws {
    let file = try folder.write("Gig.acmelink", "acme://e/1")
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try LinkFile.bytes(at: link) == Array("acme://e/1".utf8))
  }

  @Test func `an error names the file and keeps its code`() {
    let error = LinkError.file("Gig\u{202E}.acmelink", .notAFile)
    #expect(error.code == .unreadableFile)
    #expect(
      error.message
        == #"“Gig\u{202E}.acmelink”: It is not a regular file, and a link file is one."#
    )
  }
}
