import Foundation
import Testing

@testable import DeepDropArchive

@Suite struct LeftoversTests {
  private let folder: TemporaryFolder

  init() { folder = TemporaryFolder() }

  private func make(_ name: String, age: TimeInterval) throws {
    let path = folder.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: path + "/sub",
      withIntermediateDirectories: true
    )
    try Data("x".utf8).write(to: URL(filePath: path + "/sub/file"))
    let date = Date(timeIntervalSinceNow: -age)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `what a killed run left is removed after a day`() throws {
    try make(".deepdrop-old1.partial", age: 100_000)
    try make(".deepdrop-new1.partial", age: 80_000)
    try make(".deepdrop-.partial", age: 100_000)
    try make(".deepdrop-not ours.partial", age: 100_000)
    try make("Gig.partial", age: 100_000)
    Leftovers.remove(from: folder.path)
    #expect(
      try names == [
        ".deepdrop-.partial", ".deepdrop-new1.partial", ".deepdrop-not ours.partial", "Gig.partial",
      ]
    )
  }

  @Test func `a link is neither followed nor removed, nor is a file`() throws {
    try make("precious", age: 100_000)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/.deepdrop-abc.partial",
      withDestinationPath: "precious"
    )
    try make(".deepdrop-def.partial", age: 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/.deepdrop-def.partial/link",
      withDestinationPath: "../precious"
    )
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -100_000)],
      ofItemAtPath: folder.path + "/.deepdrop-def.partial"
    )
    Leftovers.remove(from: folder.path)
    #expect(try names == [".deepdrop-abc.partial", "precious"])
    #expect(FileManager.default.fileExists(atPath: folder.path + "/precious/sub/file"))
  }

  @Test func `where somebody works nothing is removed`() throws {
    let staging = try Staging(in: folder.path)
    let name = try #require(try names.first)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -100_000)],
      ofItemAtPath: folder.path + "/" + name
    )
    Leftovers.remove(from: folder.path)
    #expect(try names == [name])
    staging.discard()
    #expect(try names == [])
  }
}
