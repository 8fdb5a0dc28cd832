import CDeepDropLibarchive
import Testing

@testable import DeepDropArchive

/// libarchive as an independent judge; OpenDrop reads with it.
@Suite struct LibarchiveTests {
  private let target = TemporaryFolder()

  @Test(arguments: [ArchiveFormat.cpio, .gzip])
  func `libarchive reads what is packed`(format: ArchiveFormat) throws {
    let text = Array(repeatElement(Array("all work and no play ".utf8), count: 10_000).joined())
    let plan = try ArchivePlan([
      .bytes(text, named: "text"), .bytes(Sample.noise(200_000), named: "noise"),
      .bytes(Array("x".utf8), named: "naïve 日本.txt"),
    ])
    let writer = try ArchiveWriter(plan, as: format)
    let body = try Sample.drain { try writer.takeBlock($0) }
    #expect(
      list(body) == [
        ". 0", "./text \(text.count)", "./noise 200000", "./naïve 日本.txt 1",
      ]
    )
  }

  @Test(arguments: ["newc", "odc"])
  func `what libarchive writes is read`(format: String) throws {
    let body = write(format)
    let archive = try Extraction(into: target.path).take(body, piece: 77)
    #expect(archive.items == [ExtractedItem(name: "a.txt", isFolder: false)])
    #expect(target.read("a.txt") == Array("hello".utf8))
  }

  private func list(_ body: [UInt8]) -> [String] {
    let archive = unsafe archive_read_new()
    defer { unsafe archive_read_free(archive) }
    unsafe archive_read_support_filter_gzip(archive)
    unsafe archive_read_support_format_cpio(archive)
    return unsafe body.withUnsafeBytes { bytes in
      guard unsafe archive_read_open_memory(archive, bytes.baseAddress, bytes.count) == ARCHIVE_OK
      else { return [] }
      var lines: [String] = []
      var entry: OpaquePointer?
      while unsafe archive_read_next_header(archive, &entry) == ARCHIVE_OK {
        var size = 0
        var block: UnsafeRawPointer?
        var count = 0
        var offset: la_int64_t = 0
        while unsafe archive_read_data_block(archive, &block, &count, &offset) == ARCHIVE_OK {
          size += count
        }
        lines.append(unsafe "\(String(cString: archive_entry_pathname(entry))) \(size)")
      }
      return lines
    }
  }

  private func write(_ format: String) -> [UInt8] {
    let archive = unsafe archive_write_new()
    defer { unsafe archive_write_free(archive) }
    unsafe archive_write_set_format_by_name(archive, format)
    var buffer = [UInt8](repeating: 0, count: 100_000)
    var used = 0
    return unsafe buffer.withUnsafeMutableBytes { memory in
      unsafe archive_write_open_memory(archive, memory.baseAddress, memory.count, &used)
      let entry = unsafe archive_entry_new()
      unsafe archive_entry_set_pathname(entry, "./a.txt")
      unsafe archive_entry_set_mode(entry, 0o100_644)
      unsafe archive_entry_set_size(entry, 5)
      unsafe archive_write_header(archive, entry)
      unsafe archive_write_data(archive, "hello", 5)
      unsafe archive_entry_free(entry)
      unsafe archive_write_close(archive)
      return unsafe Array(memory[..<used])
    }
  }
}
