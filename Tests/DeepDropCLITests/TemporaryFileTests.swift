import Foundation
import Testing

@testable import DeepDropCLI

/// Where file systems have no links, as FAT has none: what `publish` falls back to.
@Suite struct TemporaryFileTests {
  private let place: Workspace
  private let directory: String
  private let target: String

  init() throws {
    place = try Workspace()
    directory = place.url.path(percentEncoded: false)
    target = directory + "Gig.acmelink"
  }

  @Test func `a free name is taken`() throws {
    let file = try TemporaryFile(in: directory)
    try file.write(Array("acme://e/1".utf8))
    #expect(try file.claim(target))
    #expect(try place.read("Gig.acmelink") == "acme://e/1")
    #expect(try place.files == ["Gig.acmelink"])
  }

  @Test func `a name that something has is left alone`() throws {
    try place.write("Gig.acmelink", "mine")
    let file = try TemporaryFile(in: directory)
    #expect(try !file.claim(target))
    #expect(try place.read("Gig.acmelink") == "mine")
  }

  @Test func `a failed move leaves nothing under the name`() throws {
    let file = try TemporaryFile(in: directory)
    let temporary = try #require(place.files.first)
    try FileManager.default.removeItem(atPath: directory + temporary)
    #expect(throws: SystemError(number: ENOENT)) { try file.claim(target) }
    #expect(try place.files == [])
  }
}
