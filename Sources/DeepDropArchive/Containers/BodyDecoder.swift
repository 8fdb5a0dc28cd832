/// Finds out what an upload's body is, by its first bytes, and gives back the cpio inside.
struct BodyDecoder {
  private enum Kind {
    case unknown
    case cpio
    case gzip(Inflater)
    case dvzip(DvzipDecoder)
  }

  /// Enough to tell them apart: a record's header and the magic of what it stores.
  private static let signatureSize = DvzipRecord.headerSize + 4

  private var kind: Kind = .unknown
  private var beginning: [UInt8] = []

  /// Whether the container itself has nothing more to prove once the cpio in it is whole.
  var isSettled: Bool {
    if case .gzip(let inflater) = kind { inflater.isFinished } else { true }
  }

  /// Whether the container ended, so that no more cpio can come.
  var isFinished: Bool {
    switch kind {
    case .gzip(let inflater): inflater.isFinished
    case .dvzip(let decoder): decoder.isFinished
    case .unknown, .cpio: false
    }
  }

  mutating func decode(
    _ input: Span<UInt8>,
    _ output: (Span<UInt8>) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    guard case .unknown = kind else { return try pass(input, output) }
    let missing = min(Self.signatureSize - beginning.count, input.count)
    for index in 0..<missing { beginning.append(input[index]) }
    guard beginning.count == Self.signatureSize else { return }
    kind = try recognize()
    try pass(beginning.span, output)
    try pass(input.extracting(droppingFirst: missing), output)
  }

  private func pass(
    _ input: Span<UInt8>,
    _ output: (Span<UInt8>) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    switch kind {
    case .unknown: break
    case .cpio: try output(input)
    case .gzip(let inflater): try inflater.inflate(input, output)
    case .dvzip(let decoder): try decoder.decode(input, output)
    }
  }

  private func recognize() throws(ArchiveError) -> Kind {
    let cpio = Array("0707".utf8)
    if beginning.starts(with: cpio) { return .cpio }
    if beginning.starts(with: [0x1F, 0x8B]) { return .gzip(Inflater(.gzip)) }
    let record = DvzipRecord.parse(beginning)
    let payload = beginning.dropFirst(DvzipRecord.headerSize)
    // 0x78 begins a zlib stream with the usual window.
    let isPlausible = record.isStored ? payload.starts(with: cpio) : payload.first == 0x78
    guard isPlausible, 1...DvzipRecord.payloadLimit ~= record.payload else { throw .notAnArchive }
    return .dvzip(DvzipDecoder())
  }
}
