/// Takes the records of a dvzip body apart.
final class DvzipDecoder {
  private let inflater = Inflater(.zlib)
  private var header: [UInt8] = []
  private var payload: [UInt8] = []
  private var expected = 0
  private var isStored = false
  /// Whether an all-zero header ended the body.
  private(set) var isFinished = false

  init() {
    payload.reserveCapacity(DvzipRecord.payloadLimit)
  }

  func decode(
    _ input: Span<UInt8>,
    _ output: (Span<UInt8>) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    var offset = 0
    while offset < input.count, !isFinished {
      if header.count < DvzipRecord.headerSize {
        header.append(input[offset])
        offset += 1
        if header.count == DvzipRecord.headerSize { try begin() }
      } else {
        let end = min(input.count, offset + expected - payload.count)
        unsafe input.extracting(offset..<end).withUnsafeBufferPointer {
          unsafe payload.append(contentsOf: $0)
        }
        offset = end
        if payload.count == expected { try finish(output) }
      }
    }
  }

  private func begin() throws(ArchiveError) {
    (expected, isStored) = DvzipRecord.parse(header)
    let limit = isStored ? DvzipRecord.contentSize : DvzipRecord.payloadLimit
    guard expected <= limit else {
      throw .damaged("a dvzip record of \(expected) bytes is longer than any can be")
    }
    isFinished = expected == 0
  }

  private func finish(_ output: (Span<UInt8>) throws(ArchiveError) -> Void) throws(ArchiveError) {
    // Taken out for the time being: what is handed out may not change meanwhile.
    var whole: [UInt8] = []
    swap(&whole, &payload)
    if isStored {
      try output(whole.span)
    } else {
      inflater.reset()
      try inflater.inflate(whole.span) { content throws(ArchiveError) in
        guard content.count <= DvzipRecord.contentSize else {
          throw .damaged("a dvzip record inflates to more than 128 KiB")
        }
        try output(content)
      }
      guard inflater.isFinished else { throw .damaged("a dvzip record is not whole") }
    }
    header.removeAll(keepingCapacity: true)
    whole.removeAll(keepingCapacity: true)
    swap(&whole, &payload)
  }
}
