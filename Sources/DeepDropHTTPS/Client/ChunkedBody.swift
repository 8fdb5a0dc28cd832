/// Takes a chunked body apart (RFC 9112 §7.1); extensions and trailers are skipped.
struct ChunkedBody: Hashable {
  private enum Place: Hashable {
    case size
    case content(rest: Int)
    case contentEnd
    case trailer
    case end
  }

  /// What the line of a size takes where it says nothing else.
  private static let sizeLength = 16

  private var place = Place.size
  // For all extensions and trailers together: content of few bytes must not come in many.
  private var lines = LineReader(limit: 8 * 1024)

  var isComplete: Bool { place == .end }

  /// Takes bytes up to the end of the body, and adds what they hold to `content`.
  ///
  /// - Parameter limit: the most bytes of content; a chunk that announces more is refused at once.
  mutating func take(
    _ bytes: inout ArraySlice<UInt8>,
    into content: inout [UInt8],
    limit: Int
  ) throws(HTTPSError) {
    while !bytes.isEmpty, !isComplete {
      switch place {
      case .content(let rest):
        let piece = bytes.prefix(rest)
        content += piece
        bytes = bytes.dropFirst(piece.count)
        place = piece.count == rest ? .contentEnd : .content(rest: rest - piece.count)
      case .size:
        guard let line = try lines.next(from: &bytes) else { return }
        let size = try Self.size(line)
        guard size <= limit - content.count else { throw .responseTooLarge(limit: limit) }
        place = size == 0 ? .trailer : .content(rest: size)
      case .contentEnd:
        guard let line = try lines.next(from: &bytes) else { return }
        guard line.isEmpty else { throw .malformedResponse("a chunk longer than its size") }
        lines.allow(Self.sizeLength)
        place = .size
      case .trailer:
        guard let line = try lines.next(from: &bytes) else { return }
        if line.isEmpty { place = .end }
      case .end: return
      }
    }
  }

  private static func size(_ line: String) throws(HTTPSError) -> Int {
    let digits = line.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
    // Without the check a sign would pass.
    guard digits.allSatisfy(\.isHexDigit), let size = Int(digits, radix: 16) else {
      throw .malformedResponse("no size of a chunk")
    }
    return size
  }
}
