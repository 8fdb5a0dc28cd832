import Testing

@testable import DeepDropArchive

@Suite struct CpioParserTests {
  private let members: [SampleMember] = [.folder("."), .file("./a", "hello"), .file("./b", "")]

  /// What the parser says about bytes that come in pieces; adjoining data is joined.
  private func transcript(
    _ bytes: [UInt8],
    piece: Int,
    nameLimit: Int = 100
  ) throws(ArchiveError) -> [String] {
    var parser = CpioParser(nameLimit: nameLimit)
    var lines: [String] = []
    var data: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let part = Array(bytes[start..<min(bytes.count, start + piece)])
      var offset = 0
      while let event = try parser.next(part.span, &offset) {
        switch event {
        case .member(let header, let name): lines.append("\(name) \(header.kind) \(header.size)")
        case .data(let range): data += part[range]
        case .memberEnd:
          lines.append("end " + String(decoding: data, as: UTF8.self))
          data = []
        case .trailer: lines.append("trailer")
        }
      }
      start += piece
    }
    return lines
  }

  private let expected = [
    ". folder 0", "end ", "./a file 5", "end hello", "./b file 0", "end ", "trailer",
  ]

  @Test(arguments: [1, 2, 3, 5, 7, 11, 64, 1000])
  func `both dialects are read in pieces of any size`(piece: Int) throws {
    #expect(try transcript(Sample.odc(members), piece: piece) == expected)
    #expect(try transcript(Sample.newc(members), piece: piece) == expected)
  }

  @Test func `what comes after the trailer is not looked at`() throws {
    #expect(try transcript(Sample.odc(members) + Sample.noise(600), piece: 50) == expected)
  }

  @Test func `no beginning of an archive is a whole one`() throws {
    for bytes in [Sample.odc(members), Sample.newc(members)] {
      for length in 0..<bytes.count - 4 {
        let lines = try transcript(Array(bytes[..<length]), piece: 64)
        #expect(lines == Array(expected.prefix(lines.count)))
        #expect(!lines.contains("trailer"))
      }
    }
  }

  @Test(arguments: [("0707x7", 0), ("+00001", 6), ("00000g", 18), ("-00001", 59)])
  func `a header that is none is damage`(text: String, offset: Int) throws {
    var bytes = Sample.odc(members)
    bytes.replaceSubrange(offset..<offset + 6, with: text.utf8)
    if offset == 6 { bytes.replaceSubrange(18..<24, with: text.utf8) }
    let error = #expect(throws: ArchiveError.self) { try transcript(bytes, piece: 64) }
    #expect(error?.code == .damaged)
  }

  @Test func `a name's size is judged before the name is collected`() throws {
    var bytes = Sample.newc([.file("./a")])
    bytes.replaceSubrange(94..<102, with: "f0000000".utf8)
    let error = #expect(throws: ArchiveError.self) { try transcript(bytes, piece: 64) }
    #expect(
      error?.message == "The archive has a path of 4026531839 bytes; at most 100 are allowed."
    )
  }

  @Test func `a name has at least a NUL, one, at its end`() throws {
    for name in [[], Array("a\0b".utf8)] as [[UInt8]] {
      var bytes = Sample.odc([SampleMember(name: name, mode: 0o100_644, content: [])])
      if name.isEmpty { bytes.replaceSubrange(59..<65, with: "000000".utf8) }
      #expect(throws: ArchiveError.self) { try transcript(bytes, piece: 64) }
    }
    var bytes = Sample.odc([.file("./a")])
    bytes[79] = UInt8(ascii: "x")
    #expect(throws: ArchiveError.damaged("a member's name has no end")) {
      try transcript(bytes, piece: 64)
    }
  }

  @Test(
    arguments: [
      (0o120_777, "a symbolic link"), (0o020_666, "a device"), (0o060_666, "a device"),
      (0o010_644, "a named pipe"), (0o140_755, "a socket"), (0o644, "of an unknown kind"),
    ] as [(UInt32, String)]
  )
  func `every kind has a name`(mode: UInt32, name: String) {
    let header = CpioHeader(mode: mode, links: 1, modified: 0, size: 0, nameSize: 1)
    #expect(header.kind == .other(name))
  }

  @Test func `what is written is what Apple writes`() throws {
    let header = CpioHeader.odc(
      name: "./a",
      mode: 0o100_644,
      size: 5,
      modified: 1_700_000_000,
      inode: 2
    )
    let fields = [
      "070707", "000000", "000002", "100644", "000765", "000024", "000001", "000000",
      "14524770400", "000004", "00000000005", "./a\0",
    ]
    #expect(String(decoding: header, as: UTF8.self) == fields.joined())
  }
}
