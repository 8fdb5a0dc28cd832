import Testing

@testable import DeepDropArchive

@Suite struct BodyDecoderTests {
  private func decode(_ body: [UInt8], piece: Int = .max) throws(ArchiveError) -> [UInt8] {
    var decoder = BodyDecoder()
    var bytes: [UInt8] = []
    var offset = 0
    while offset < body.count {
      let end = piece < body.count - offset ? offset + piece : body.count
      try decoder.decode(body.span.extracting(offset..<end)) { part throws(ArchiveError) in
        unsafe part.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      }
      offset = end
    }
    return bytes
  }

  private static let cpio =
    Array("070707".utf8) + Array(repeating: 7, count: 150_000)
    + Sample.noise(150_000) + Array("the end".utf8)

  @Test(arguments: ArchiveFormat.all, [true, false])
  func `what was wrapped comes out again`(format: ArchiveFormat, shrinks: Bool) throws {
    let body = try Sample.body(Self.cpio, format, shrinks: shrinks)
    for piece in [997, 65_536, .max] {
      #expect(try decode(body, piece: piece) == Self.cpio)
    }
    if format != .cpio { #expect((body.count < 200_000) == shrinks) }
  }

  @Test func `stored and deflated parts alternate in one gzip stream`() throws {
    let ring = BlockRing()
    let output = BlockOutput(ring)
    let encoder = GzipEncoder()
    let part = Array("0707 and again and again and again".utf8)
    for shrinks in [true, false, false, true, true, false] {
      try encoder.write(part.span, shrinks: shrinks, to: output)
    }
    try encoder.finish(to: output)
    output.flush()
    ring.finish(.success(()))
    let body = try Sample.drain { try ring.takeBlock($0) }
    #expect(try decode(body, piece: 3) == Array(repeatElement(part, count: 6).joined()))
  }

  @Test(arguments: ["hello, world", "PK\u{3}\u{4}....", "\u{0}\u{0}\u{0}\u{1}y0707"])
  func `anything else is no archive`(text: String) {
    #expect(throws: ArchiveError.notAnArchive) { try decode(Array(text.utf8)) }
  }

  @Test func `too little to tell is waited for`() throws {
    #expect(try decode(Array("0707070".utf8)) == [])
  }

  @Test func `a flipped bit in a gzip stream is noticed`() throws {
    let body = try Sample.body(Self.cpio, .gzip, shrinks: false)
    for index in [20, 1000, body.count - 8, body.count - 1] {
      var damaged = body
      damaged[index] ^= 1
      let error = #expect(throws: ArchiveError.self) { try decode(damaged) }
      #expect(error?.code == .damaged)
    }
  }

  @Test func `a record that inflates to more than 128 KiB is refused`() throws {
    let deflater = Deflater()
    var body: [UInt8] = []
    // The zlib stream of 200 KiB: our own would never make one.
    _ = try deflater.zlib(Array(repeating: UInt8(ascii: "0"), count: 200 << 10).span) {
      body = DvzipRecord.header(payload: $0.count, isStored: false)
      for index in $0.indices { body.append($0[index]) }
    }
    #expect(throws: ArchiveError.damaged("a dvzip record inflates to more than 128 KiB")) {
      try decode(body)
    }
  }

  @Test func `a record's length is judged before it is collected`() throws {
    let first = DvzipRecord.header(payload: 4, isStored: true) + Array("0707".utf8)
    let body = first + DvzipRecord.header(payload: 131_073, isStored: true)
    #expect(
      throws: ArchiveError.damaged("a dvzip record of 131073 bytes is longer than any can be")
    ) { try decode(body) }
  }

  @Test func `an empty record ends a dvzip body`() throws {
    let body = try Sample.body(Array("070707".utf8), .dvzip) + [0, 0, 0, 0] + Sample.noise(99)
    #expect(try decode(body) == Array("070707".utf8))
  }

  @Test func `a zlib stream that is not whole, or wrong, is refused`() throws {
    let body = try Sample.body(Array(Self.cpio.prefix(1000)), .dvzip)
    var wrong = body
    wrong[body.count - 1] ^= 1
    #expect(throws: ArchiveError.damaged("its checksum is wrong")) { try decode(wrong) }
    let payload = body[4..<body.count - 3]
    let short = DvzipRecord.header(payload: payload.count, isStored: false) + payload
    #expect(throws: ArchiveError.damaged("a dvzip record is not whole")) { try decode(short) }
  }
}
