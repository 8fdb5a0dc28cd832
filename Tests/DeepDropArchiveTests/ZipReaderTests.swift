import CDeepDropLibarchive
import DeepDropTestSupport
import Foundation
import Testing

@testable import DeepDropArchive

@Suite struct ZipReaderTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/Acme.ipa" }

  private func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  private func code(_ body: () throws -> Void) -> ArchiveError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? ArchiveError)?.code
    }
  }

  @Test func `members that are wanted are read, in the order of the archive`() throws {
    try write(
      ZipSample.bytes([
        ("b/Info.plist", Array("b".utf8)), ("c", [1]), ("a/ä/Info.plist", []),
        ("../Info.plist", Array("up".utf8)),
      ])
    )
    let members = try ZipReader.members(of: path) { $0.hasSuffix("/Info.plist") }
    #expect(
      members == [
        ZipMember(path: "b/Info.plist", bytes: Array("b".utf8)),
        ZipMember(path: "a/ä/Info.plist", bytes: []),
        ZipMember(path: "../Info.plist", bytes: Array("up".utf8)),
      ]
    )
    // A path that leads out of the folder leads nowhere, for nothing is written.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Acme.ipa"])
  }

  @Test func `limits are kept`() throws {
    try write(ZipSample.bytes((0..<9).map { ("\($0)", [UInt8](repeating: 0, count: 100)) }))
    func code(_ limits: ZipLimits) -> ArchiveError.Code? {
      self.code { _ = try ZipReader.members(of: path, limits: limits) { _ in true } }
    }
    #expect(code(ZipLimits(members: 9, memberBytes: 100, totalBytes: 900)) == nil)
    #expect(code(ZipLimits(members: 8, memberBytes: 100, totalBytes: 900)) == .tooManyMembers)
    #expect(code(ZipLimits(members: 9, memberBytes: 99, totalBytes: 900)) == .fileTooLarge)
    #expect(code(ZipLimits(members: 9, memberBytes: 100, totalBytes: 899)) == .archiveTooLarge)
  }

  @Test func `a bomb is unpacked no further than its limit`() throws {
    try write(bomb(bytes: 50 << 20))
    #expect(code { _ = try ZipReader.members(of: path) { _ in true } } == .fileTooLarge)
    #expect(try ZipReader.members(of: path) { _ in false } == [])
  }

  @Test(arguments: ["", "hello", "PK\u{3}\u{4}"])
  func `what is no zip archive is refused`(text: String) throws {
    try write(Array(text.utf8))
    #expect(throws: ArchiveError.notAZip) { try ZipReader.members(of: path) { _ in true } }
  }

  @Test func `an archive that is cut short is refused wherever it is cut`() throws {
    let bytes = ZipSample.bytes([("a/Info.plist", Array("hello".utf8)), ("b", [1, 2])])
    for count in bytes.indices {
      try write(Array(bytes[..<count]))
      #expect(throws: ArchiveError.notAZip, "\(count)") {
        try ZipReader.members(of: path) { _ in true }
      }
    }
  }

  @Test func `every wrong byte comes to an end`() throws {
    let bytes = ZipSample.bytes([("a/Info.plist", Array("hello".utf8)), ("b", [1, 2])])
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xFF
      try write(damaged)
      let members = (try? ZipReader.members(of: path) { _ in true }) ?? []
      #expect(members.count <= 2)
    }
  }

  /// Written by libarchive, for it can compress.
  private func bomb(bytes count: Int) throws -> [UInt8] {
    let archive = unsafe archive_write_new()
    defer { unsafe archive_write_free(archive) }
    unsafe archive_write_set_format_by_name(archive, "zip")
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var used = 0
    let zeros = [UInt8](repeating: 0, count: count)
    return unsafe buffer.withUnsafeMutableBytes { memory in
      unsafe archive_write_open_memory(archive, memory.baseAddress, memory.count, &used)
      let entry = unsafe archive_entry_new()
      unsafe archive_entry_set_pathname(entry, "Payload/Acme.app/Info.plist")
      unsafe archive_entry_set_mode(entry, 0o100_644)
      unsafe archive_entry_set_size(entry, la_int64_t(count))
      unsafe archive_write_header(archive, entry)
      _ = unsafe zeros.withUnsafeBytes {
        unsafe archive_write_data(archive, $0.baseAddress, $0.count)
      }
      unsafe archive_entry_free(entry)
      unsafe archive_write_close(archive)
      return unsafe Array(memory[..<used])
    }
  }
}
