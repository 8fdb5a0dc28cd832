/// Cuts the archive into dvzip records, each stored or deflated, whichever is shorter.
final class DvzipEncoder: BodyEncoder {
  private lazy var deflater = Deflater()
  private var content: [UInt8] = []
  private var shrinks = false

  init() {
    content.reserveCapacity(DvzipRecord.contentSize)
  }

  func write(_ bytes: Span<UInt8>, shrinks: Bool, to output: BlockOutput) throws(ArchiveError) {
    var offset = 0
    while offset < bytes.count {
      self.shrinks = self.shrinks || shrinks
      let end = min(bytes.count, offset + DvzipRecord.contentSize - content.count)
      unsafe bytes.extracting(offset..<end).withUnsafeBufferPointer {
        unsafe content.append(contentsOf: $0)
      }
      offset = end
      if content.count == DvzipRecord.contentSize { try endRecord(output) }
    }
  }

  func finish(to output: BlockOutput) throws(ArchiveError) {
    if !content.isEmpty { try endRecord(output) }
  }

  private func endRecord(_ output: BlockOutput) throws(ArchiveError) {
    // Taken out for the time being: what is read may not change meanwhile.
    var whole: [UInt8] = []
    swap(&whole, &content)
    var isDeflated = false
    if shrinks {
      isDeflated = try deflater.zlib(whole.span) { payload throws(ArchiveError) in
        try output.append(DvzipRecord.header(payload: payload.count, isStored: false).span)
        try output.append(payload)
      }
    }
    if !isDeflated {
      try output.append(DvzipRecord.header(payload: whole.count, isStored: true).span)
      try output.append(whole.span)
    }
    whole.removeAll(keepingCapacity: true)
    swap(&whole, &content)
    shrinks = false
  }
}
