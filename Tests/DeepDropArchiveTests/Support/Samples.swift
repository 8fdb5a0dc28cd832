@testable import DeepDropArchive

/// One member as a test writes it: the archive is built here, not by the code under test.
struct SampleMember {
  var name: [UInt8]
  var mode: UInt32
  var content: [UInt8]

  static func file(_ name: String, _ content: String = "x", mode: UInt32 = 0o100_644) -> Self {
    SampleMember(name: Array(name.utf8), mode: mode, content: Array(content.utf8))
  }

  static func folder(_ name: String) -> Self {
    SampleMember(name: Array(name.utf8), mode: 0o040_755, content: [])
  }
}

enum Sample {
  static func odc(_ members: [SampleMember], modified: Int = 1_700_000_000) -> [UInt8] {
    archive(members) { member, name in
      "070707"
        + [
          (0, 6), (2, 6), (Int(member.mode), 6), (501, 6), (20, 6), (1, 6), (0, 6),
          (modified, 11), (name, 6), (member.content.count, 11),
        ].map { pad(String($0.0, radix: 8), $0.1) }.joined()
    }
  }

  static func newc(_ members: [SampleMember]) -> [UInt8] {
    archive(members, alignment: 4) { member, name in
      "070701"
        + [2, Int(member.mode), 501, 20, 1, 0, member.content.count, 0, 0, 0, 0, name, 0]
        .map { pad(String($0, radix: 16), 8) }.joined()
    }
  }

  private static func archive(
    _ members: [SampleMember],
    alignment: Int = 1,
    _ header: (SampleMember, Int) -> String
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    func align() {
      while bytes.count % alignment != 0 { bytes.append(0) }
    }
    for member in members + [.file("TRAILER!!!", "", mode: 0)] {
      bytes += Array(header(member, member.name.count + 1).utf8) + member.name + [0]
      align()
      bytes += member.content
      align()
    }
    return bytes
  }

  private static func pad(_ digits: String, _ width: Int) -> String {
    String(repeating: "0", count: width - digits.count) + digits
  }

  /// Bytes that nothing can compress.
  static func noise(_ count: Int) -> [UInt8] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 8)
    while bytes.count < count {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      unsafe withUnsafeBytes(of: state) { unsafe bytes.append(contentsOf: $0) }
    }
    return Array(bytes.prefix(count))
  }

  /// Wraps bytes as a body; up to the ring's size, so that nobody needs to read meanwhile.
  static func body(
    _ bytes: [UInt8],
    _ format: ArchiveFormat,
    shrinks: Bool = true
  ) throws -> [UInt8] {
    let ring = BlockRing()
    let output = BlockOutput(ring)
    let encoder = format.makeEncoder()
    try encoder.write(bytes.span, shrinks: shrinks, to: output)
    try encoder.finish(to: output)
    output.flush()
    ring.finish(.success(()))
    return try drain { try ring.takeBlock($0) }
  }

  static func drain(_ take: ((Span<UInt8>) throws -> Void) throws -> Bool) rethrows -> [UInt8] {
    var all: [UInt8] = []
    while try take({ unsafe $0.withUnsafeBufferPointer { unsafe all += $0 } }) {}
    return all
  }
}

extension Extraction {
  /// Writes a body in pieces and finishes.
  func take(_ body: [UInt8], piece: Int = .max) throws(ArchiveError) -> ExtractedArchive {
    var offset = 0
    while offset < body.count {
      let end = piece < body.count - offset ? offset + piece : body.count
      _ = try write(body.span.extracting(offset..<end))
      offset = end
    }
    return try finish()
  }
}

extension ArchiveFormat {
  static let all: [ArchiveFormat] = [.cpio, .gzip, .dvzip]
}
