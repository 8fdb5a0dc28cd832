import CDeepDropISAL

/// One gzip stream in which deflated parts and stored parts alternate (RFC 1951 §3.2.4, RFC 1952).
final class GzipEncoder: BodyEncoder {
  private static let blockLimit = 65535

  private lazy var deflater = Deflater()
  private var checksum: UInt32 = 0
  private var size: UInt32 = 0
  private var hasBegun = false
  private var isDeflating = false

  func write(_ bytes: Span<UInt8>, shrinks: Bool, to output: BlockOutput) throws(ArchiveError) {
    try begin(output)
    checksum = unsafe bytes.withUnsafeBufferPointer {
      unsafe crc32_gzip_refl(checksum, $0.baseAddress, UInt64($0.count))
    }
    size &+= UInt32(truncatingIfNeeded: bytes.count)
    if shrinks {
      isDeflating = true
      try deflater.deflate(bytes, isLast: false, to: output)
    } else {
      try endDeflating(output)
      try store(bytes, output)
    }
  }

  func finish(to output: BlockOutput) throws(ArchiveError) {
    try begin(output)
    try endDeflating(output)
    // An empty stored block, marked as the last, then the trailer.
    let end: [UInt8] =
      [1, 0, 0, 0xFF, 0xFF] + Self.littleEndian(checksum) + Self.littleEndian(size)
    try output.append(end.span)
  }

  private func begin(_ output: BlockOutput) throws(ArchiveError) {
    guard !hasBegun else { return }
    hasBegun = true
    // No name, no time; 3 is Unix.
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    try output.append(header.span)
  }

  private func endDeflating(_ output: BlockOutput) throws(ArchiveError) {
    guard isDeflating else { return }
    isDeflating = false
    try deflater.deflate(Span(), isLast: true, to: output)
  }

  private func store(_ bytes: Span<UInt8>, _ output: BlockOutput) throws(ArchiveError) {
    var offset = 0
    while offset < bytes.count {
      let count = min(Self.blockLimit, bytes.count - offset)
      let length = UInt16(count)
      let header: [UInt8] = [
        0, UInt8(truncatingIfNeeded: length), UInt8(length >> 8),
        UInt8(truncatingIfNeeded: ~length), UInt8(~length >> 8),
      ]
      try output.append(header.span)
      try output.append(bytes.extracting(offset..<offset + count))
      offset += count
    }
  }

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
