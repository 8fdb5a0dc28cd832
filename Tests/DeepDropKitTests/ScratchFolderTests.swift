import Testing

@testable import DeepDropKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ScratchFolderTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let id = "8D4F1C2A-0B3E-4F5A-9C6D-7E8F90A1B2C3"

  private let folder: Workspace

  init() throws {
    folder = try Workspace()
  }

  private var scratch: ScratchFolder { ScratchFolder(folder.url) }

  @Test(arguments: [
    (0, true),
    (86_400, true),
    (86_401, false),
    (1_800_000_000, false),
    (-1, true),
    (-1_000_000, true),
  ])
  func `a folder goes when it is more than a day old`(age: Int, stays: Bool) throws {
    let name = "\(1_800_000_000 - age)-\(Self.id)"
    try folder.write("\(name)/Gig.acmelink", "acme://e/1")
    scratch.purge(at: Self.now)
    #expect(folder.url.names == (stays ? [name] : []))
  }

  @Test(arguments: [
    "Documents", "0", "0-", "-\(id)", "+5-\(id)", "007-\(id)", "0-\(id.lowercased())", "0-\(id) ",
    "0-\(id)-2", ".0-\(id)", "99999999999999999999-\(id)", "-5-\(id)", "\(id)", "0-x-\(id)",
  ])
  func `a name of another kind is left alone`(name: String) throws {
    try folder.write(name, "mine")
    scratch.purge(at: Self.now)
    #expect(folder.url.names == [name])
  }

  @Test func `the age is the caller's choice`() throws {
    let name = "1799999990-\(Self.id)"
    try folder.write("\(name)/Gig.acmelink", "acme://e/1")
    scratch.purge(at: Self.now, olderThan: .seconds(10))
    #expect(folder.url.names == [name])
    scratch.purge(at: Self.now, olderThan: .seconds(9))
    #expect(folder.url.names == [])
  }

  @Test func `a folder that is not there is clean`() {
    let scratch = ScratchFolder(folder.url.appending(path: "none"))
    scratch.purge(at: Self.now)
    #expect(folder.url.names == [])
  }

  @Test func `a symbolic link is removed, not followed`() throws {
    try folder.write("kept/file", "mine")
    let scratch = ScratchFolder(folder.url.appending(path: "scratch"))
    try folder.write("scratch/other", "")
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appending(path: "0-\(Self.id)"),
      withDestinationURL: folder.url.appending(path: "kept")
    )
    scratch.purge(at: Self.now)
    #expect(scratch.url.names == ["other"])
    #expect(folder.url.appending(path: "kept/file").text == "mine")
  }

  @Test func `by default it lies in the caches`() {
    #expect(ScratchFolder.caches.url.lastPathComponent == "DeepDrop")
    #expect(ScratchFolder.caches.url.isFileURL)
  }
}
