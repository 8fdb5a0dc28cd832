import Testing

@testable import DeepDropArchive

/// Archives that mean harm, or are broken: each refused, and nothing left of it.
@Suite struct RefusalTests {
  private let target = TemporaryFolder()

  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let members: @Sendable () -> [SampleMember]
    let code: ArchiveError.Code
  }

  static let hostile: [Hostile] = [
    Hostile(testDescription: "dotdot", members: { [.file("../evil")] }, code: .unsafeName),
    Hostile(
      testDescription: "inner dotdot",
      members: { [.file("./a/../../evil")] },
      code: .unsafeName
    ),
    Hostile(testDescription: "dotdot folder", members: { [.folder("./..")] }, code: .unsafeName),
    Hostile(testDescription: "absolute", members: { [.file("/tmp/evil")] }, code: .unsafeName),
    Hostile(testDescription: "empty name", members: { [.file("")] }, code: .unsafeName),
    Hostile(testDescription: "NUL", members: { [.file("./a\0b")] }, code: .unsafeName),
    Hostile(
      testDescription: "link, then through it",
      members: { [.file("./l", "/tmp", mode: 0o120_777), .file("./l/evil")] },
      code: .unsafeMember
    ),
    Hostile(
      testDescription: "device",
      members: { [.file("./d", "", mode: 0o020_666)] },
      code: .unsafeMember
    ),
    Hostile(
      testDescription: "pipe",
      members: { [.file("./p", "", mode: 0o010_644)] },
      code: .unsafeMember
    ),
    Hostile(
      testDescription: "long name",
      members: { [.file("./" + String(repeating: "n", count: 300))] },
      code: .nameTooLong
    ),
    Hostile(
      testDescription: "endless name",
      members: { [.file(String(repeating: "n/", count: 5000))] },
      code: .nameTooLong
    ),
    Hostile(
      testDescription: "deep",
      members: { [.file(String(repeating: "d/", count: 65))] },
      code: .pathTooDeep
    ),
    Hostile(
      testDescription: "dotdot in a sidecar's place",
      members: { [.file("../._x")] },
      code: .unsafeName
    ),
    Hostile(
      testDescription: "dotdot behind a wrapper",
      members: { [.file("NSIRD_AirDrop_x/../../evil")] },
      code: .unsafeName
    ),
  ]

  @Test(arguments: hostile, ArchiveFormat.all)
  func `nothing of a hostile archive remains`(hostile: Hostile, format: ArchiveFormat) throws {
    let members = [SampleMember.file("./first", "innocent")] + hostile.members()
    let body = try Sample.body(Sample.odc(members), format)
    let error = #expect(throws: ArchiveError.self) {
      try Extraction(into: target.path).take(body, piece: 50)
    }
    #expect(error?.code == hostile.code)
    #expect(target.entries() == [])
  }

  @Test(arguments: [
    (ExtractionLimits(members: 2), ArchiveError.Code.tooManyMembers),
    (ExtractionLimits(fileBytes: 4), .fileTooLarge),
    (ExtractionLimits(totalBytes: 9), .archiveTooLarge),
    (ExtractionLimits(freeBytes: 1 << 60), .diskFull),
    (ExtractionLimits(depth: 1), .pathTooDeep),
    (ExtractionLimits(nameBytes: 2), .nameTooLong),
  ])
  func `each limit says which one it is`(limits: ExtractionLimits, code: ArchiveError.Code) throws {
    let members: [SampleMember] = [
      .file("./a", "12345"), .file("./b", "12345"), .file("./d/abc", "1"),
    ]
    let body = try Sample.body(Sample.odc(members), .gzip)
    let error = #expect(throws: ArchiveError.self) {
      try Extraction(into: target.path, limits: limits).take(body)
    }
    #expect(error?.code == code)
    #expect(target.entries() == [])
  }

  @Test func `a bomb goes off at its header`() throws {
    // A file of 7 GiB is announced; only what comes with the header is read.
    var cpio = Sample.odc([.file("./bomb")])
    cpio.replaceSubrange(65..<76, with: "70000000000".utf8)
    let extraction = try Extraction(into: target.path, limits: ExtractionLimits(fileBytes: 1 << 30))
    let error = #expect(throws: ArchiveError.self) { try extraction.take(cpio) }
    #expect(error?.code == .fileTooLarge)
    #expect(
      error?.message
        == "The archive has a file of 7516192768 bytes; at most 1073741824 are allowed."
    )
  }

  @Test(arguments: ArchiveFormat.all)
  func `an archive cut anywhere leaves nothing`(format: ArchiveFormat) throws {
    let body = try Sample.body(Sample.odc([.file("./a", "hello"), .file("./d/b", "x")]), format)
    for length in 0..<body.count {
      let error = #expect(throws: ArchiveError.self) {
        try Extraction(into: target.path).take(Array(body[..<length]))
      }
      #expect(error?.code == .cut)
      #expect(target.entries() == [])
    }
  }

  @Test func `a gzip stream that ends before its archive is cut`() throws {
    let cpio = Sample.odc([.file("./a", "hello")])
    let body = try Sample.body(Array(cpio.dropLast(20)), .gzip)
    #expect(throws: ArchiveError.cut) {
      try Extraction(into: target.path).write(body.span)
    }
  }

  @Test func `an error is the same on every later call`() throws {
    let extraction = try Extraction(into: target.path)
    for _ in 1...2 {
      #expect(throws: ArchiveError.notAnArchive) { try extraction.write(Sample.noise(100).span) }
    }
    #expect(throws: ArchiveError.notAnArchive) { try extraction.finish() }
  }

  @Test func `giving up leaves nothing, and so does dropping it`() throws {
    let half = Array(try Sample.body(Sample.odc([.file("./a", "hello")]), .cpio).prefix(82))
    let extraction = try Extraction(into: target.path)
    _ = try extraction.write(half.span)
    #expect(target.entries().count == 2)
    extraction.cancel()
    #expect(target.entries() == [])
    #expect(throws: ArchiveError.cancelled) { try extraction.write(half.span) }
    _ = try Extraction(into: target.path).write(half.span)
    #expect(target.entries() == [])
  }

  @Test func `a target that is none is said at once`() {
    let error = #expect(throws: ArchiveError.self) { try Extraction(into: "/nonexistent") }
    #expect(error?.message == "Opening “/nonexistent” failed: no such file or directory.")
  }

  @Test func `a stranger's name is shown harmlessly`() {
    let error = ArchiveError.unsafeName("a\n\u{1B}[31m\u{202E}b", "it is absolute")
    #expect(
      error.message
        == #"The archive's member “a\u{A}\u{1B}[31m\u{202E}b” was refused: it is absolute."#
    )
  }
}
