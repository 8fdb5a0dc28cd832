import Foundation
import Glibc
import Testing

@testable import DeepDropArchive

@Suite struct LeftoversTests {
  private let folder: TemporaryFolder

  init() { folder = TemporaryFolder() }

  private func make(_ name: String) throws {
    let path = folder.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: path + "/sub",
      withIntermediateDirectories: true
    )
    try Data("x".utf8).write(to: URL(filePath: path + "/sub/file"))
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `what a killed run left is removed, and nothing else`() throws {
    try make(".deepdrop-old1.partial")
    let others = [
      ".deepdrop-.partial", ".deepdrop-new1", ".deepdrop-not ours.partial", "Gig.partial",
    ]
    for name in others { try make(name) }
    Leftovers.remove(from: folder.path)
    #expect(try names == others)
  }

  @Test func `where other machines write, what changed lately stays`() throws {
    try make(".deepdrop-old1.partial")
    let target = try Descriptor.open(folder.path, O_RDONLY | O_DIRECTORY)
    let now = time(nil)
    Leftovers.remove(from: target, unchangedSince: now - 60)
    #expect(try names == [".deepdrop-old1.partial"])
    Leftovers.remove(from: target, unchangedSince: now + 60)
    #expect(try names == [])
  }

  @Test func `a link is neither followed nor removed, nor is a file`() throws {
    try make("precious")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/.deepdrop-abc.partial",
      withDestinationPath: "precious"
    )
    try make(".deepdrop-def.partial")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/.deepdrop-def.partial/link",
      withDestinationPath: "../precious"
    )
    Leftovers.remove(from: folder.path)
    #expect(try names == [".deepdrop-abc.partial", "precious"])
    #expect(FileManager.default.fileExists(atPath: folder.path + "/precious/sub/file"))
  }

  @Test func `where somebody works nothing is removed`() throws {
    let staging = try Staging(in: folder.path)
    let name = try #require(try names.first)
    Leftovers.remove(from: folder.path)
    #expect(try names == [name])
    staging.discard()
    #expect(try names == [])
  }
}
