import Glibc
import Testing

@testable import DeepDropArchive

@Suite(.timeLimit(.minutes(5)))
struct ArchiveWriterTests {
  private let source = TemporaryFolder()
  private let target = TemporaryFolder()

  private func pack(_ plan: ArchivePlan, _ format: ArchiveFormat) throws -> [UInt8] {
    let writer = try ArchiveWriter(plan, as: format)
    return try Sample.drain { try writer.takeBlock($0) }
  }

  @Test(arguments: ArchiveFormat.all)
  func `files, folders and bytes arrive as they were`(format: ArchiveFormat) throws {
    let noise = Sample.noise(3_000_000)
    let text = Array(repeatElement(Array("all work and no play ".utf8), count: 100_000).joined())
    source.write(noise, to: "noise")
    source.makeFolder("d")
    source.makeFolder("d/e")
    source.write(text, to: "d/e/text")
    source.write([], to: "d/empty")
    _ = unsafe symlink("/etc", "\(source.path)/d/link")
    unsafe mkfifo("\(source.path)/d/pipe", 0o600)
    let plan = try ArchivePlan([
      .file("\(source.path)/noise", named: "a.bin"),
      .folder("\(source.path)/d", named: "D"),
      .bytes(Array("https://example.com/event/1".utf8), named: "Invitation.acmelink"),
    ])
    #expect(plan.files == 4)
    #expect(plan.contentBytes == UInt64(noise.count + text.count + 27))
    let body = try pack(plan, format)
    // The text shrinks to a fraction; the noise does not and is not tried.
    if format != .cpio { #expect(noise.count..<noise.count + text.count / 2 ~= body.count) }
    let archive = try Extraction(into: target.path).take(body, piece: 16_384)
    #expect(archive.items.map(\.name) == ["a.bin", "D", "Invitation.acmelink"])
    #expect(
      target.entries() == [
        "D/", "D/e/", "D/e/text", "D/empty", "Invitation.acmelink", "a.bin",
      ]
    )
    #expect(target.read("a.bin") == noise)
    #expect(target.read("D/e/text") == text)
    #expect(target.read("Invitation.acmelink") == Array("https://example.com/event/1".utf8))
  }

  @Test func `8 GiB are refused before anything is sent`() throws {
    source.write([], to: "large")
    _ = unsafe truncate("\(source.path)/large", 1 << 33)
    #expect(
      throws: ArchiveError.limit(
        .fileTooLarge,
        "“large” has 8 GiB or more; the format allows less."
      )
    ) { try ArchivePlan([.file("\(source.path)/large", named: "large")]) }
    _ = unsafe truncate("\(source.path)/large", (1 << 33) - 1)
    #expect(
      try ArchivePlan([.file("\(source.path)/large", named: "large")]).contentBytes == 8_589_934_591
    )
  }

  @Test func `what cannot be sent is said before`() throws {
    unsafe mkfifo("\(source.path)/pipe", 0o600)
    #expect(throws: ArchiveError.sourceUnreadable("/nonexistent", "no such file or directory")) {
      try ArchivePlan([.file("/nonexistent", named: "a")])
    }
    #expect(throws: ArchiveError.sourceUnreadable("/nonexistent", "no such file or directory")) {
      try ArchivePlan([.folder("/nonexistent", named: "a")])
    }
    #expect(throws: ArchiveError.sourceUnreadable("\(source.path)/pipe", "it is not a file")) {
      try ArchivePlan([.file("\(source.path)/pipe", named: "a")])
    }
    #expect(throws: ArchiveError.sourceUnreadable("a/b", "that is no file name")) {
      try ArchivePlan([.bytes([], named: "a/b")])
    }
  }

  @Test func `a name in a folder that is not UTF-8 is said before`() throws {
    source.makeFolder("d")
    let path = Array("\(source.path)/d/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
    unsafe close(creat(path, 0o600))
    defer { _ = unsafe unlink(path) }
    #expect(
      throws: ArchiveError.sourceUnreadable(
        #"\#(source.path)/d/caf\xE9"#,
        "its name is not UTF-8, rename it"
      )
    ) { try ArchivePlan([.folder("\(source.path)/d", named: "d")]) }
  }

  @Test(.enabled(if: geteuid() != 0, "root may look at everything"))
  func `what is in a folder and cannot be looked at is not left out`() throws {
    source.makeFolder("d")
    source.write("x".utf8, to: "d/a")
    _ = unsafe chmod("\(source.path)/d", 0o400)
    defer { _ = unsafe chmod("\(source.path)/d", 0o700) }
    #expect(
      throws: ArchiveError.sourceUnreadable("\(source.path)/d", "permission denied")
    ) { try ArchivePlan([.folder("\(source.path)/d", named: "d")]) }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every file"))
  func `a file that may not be read is said before`() throws {
    source.makeFolder("d")
    source.write("x".utf8, to: "d/a")
    let path = "\(source.path)/d/a"
    _ = unsafe chmod(path, 0)
    #expect(throws: ArchiveError.sourceUnreadable(path, "permission denied")) {
      try ArchivePlan([.file(path, named: "a")])
    }
    #expect(throws: ArchiveError.sourceUnreadable(path, "permission denied")) {
      try ArchivePlan([.folder("\(source.path)/d", named: "d")])
    }
  }

  @Test func `a file that shrinks or goes meanwhile ends the archive`() throws {
    source.write(Sample.noise(1000), to: "a")
    let plan = try ArchivePlan([.file("\(source.path)/a", named: "a")])
    _ = unsafe truncate("\(source.path)/a", 999)
    #expect(throws: ArchiveError.sourceChanged("\(source.path)/a")) { try pack(plan, .gzip) }
    unsafe unlink("\(source.path)/a")
    #expect(
      throws: ArchiveError.sourceUnreadable("\(source.path)/a", "it cannot be opened any more")
    ) { try pack(plan, .gzip) }
  }

  @Test func `a file in a folder that becomes a link is not followed`() throws {
    source.makeFolder("d")
    source.write("x".utf8, to: "d/a")
    let plan = try ArchivePlan([.folder("\(source.path)/d", named: "d")])
    unsafe unlink("\(source.path)/d/a")
    _ = unsafe symlink("/etc/passwd", "\(source.path)/d/a")
    let error = #expect(throws: ArchiveError.self) { try pack(plan, .gzip) }
    #expect(error?.code == .sourceUnreadable)
  }

  @Test func `a file that grows is sent as it was measured`() throws {
    source.write(Array("12345".utf8), to: "a")
    let plan = try ArchivePlan([.file("\(source.path)/a", named: "a")])
    source.write(Array("1234567".utf8), to: "a")
    _ = try Extraction(into: target.path).take(try pack(plan, .cpio))
    #expect(target.read("a") == Array("12345".utf8))
  }

  @Test(arguments: ArchiveFormat.all, [1, 2, 100])
  func `a small archive of what is in memory is the same as a packed one`(
    format: ArchiveFormat,
    count: Int
  ) throws {
    let link = Array("acme://event/42".utf8)
    let plan = try ArchivePlan((1...count).map { .bytes(link, named: "Gig-\($0).acmelink") })
    let archive = try #require(try ArchiveWriter.small(plan, as: format))
    #expect(archive == (try pack(plan, format)))
    // One link crosses as it is, many become less than half.
    let length = Int(plan.archiveBytes)
    if format == .cpio { #expect(archive.count == length) }
    if count == 1 { #expect(archive.count >= length) }
    if format != .cpio, count == 100 { #expect(archive.count < length / 2) }
    _ = try Extraction(into: target.path).take(archive)
    #expect(target.entries().count == count)
    #expect(target.read("Gig-\(count).acmelink") == link)
  }

  @Test func `what is large or on disk is packed on a thread`() throws {
    let large = try ArchivePlan([.bytes(Array(repeating: 0, count: 262_145), named: "a")])
    #expect(try ArchiveWriter.small(large, as: .gzip) == nil)
    source.write([1], to: "a")
    let file = try ArchivePlan([.file("\(source.path)/a", named: "a")])
    #expect(try ArchiveWriter.small(file, as: .gzip) == nil)
    source.makeFolder("d")
    source.write([1], to: "d/a")
    let folder = try ArchivePlan([.folder("\(source.path)/d", named: "d")])
    #expect(try ArchiveWriter.small(folder, as: .gzip) == nil)
  }

  @Test func `whoever fails with a block gets it again`() throws {
    struct Interruption: Error {}
    source.write(Sample.noise(1_000_000), to: "a")
    let plan = try ArchivePlan([.file("\(source.path)/a", named: "a")])
    let writer = try ArchiveWriter(plan, as: .cpio)
    #expect(throws: Interruption.self) { try writer.takeBlock { _ in throw Interruption() } }
    let body = try Sample.drain { try writer.takeBlock($0) }
    #expect(body == (try pack(plan, .cpio)))
  }

  @Test func `either side can give up`() throws {
    source.write([], to: "large")
    _ = unsafe truncate("\(source.path)/large", 1 << 32)
    let plan = try ArchivePlan([
      .file("\(source.path)/large", named: "large", compression: .stored)
    ])
    var count = 0
    let writer = try ArchiveWriter(plan, as: .gzip)
    #expect(try writer.takeBlock { count = $0.count })
    #expect(count > 0)
    writer.cancel()
    #expect(throws: ArchiveError.cancelled) {
      try writer.takeBlock { _ in }
    }
    // Dropped with a full ring and a thread that waits for room: the leak gate looks at it.
    _ = try ArchiveWriter(plan, as: .cpio)
  }
}
