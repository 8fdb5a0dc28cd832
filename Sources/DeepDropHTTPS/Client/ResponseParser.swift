/// Reads a response: bytes in, at last a status, fields and a body.
///
/// All of it is bounded. Interim responses are skipped (RFC 9110 §15.2).
struct ResponseParser: Hashable {
  private enum Place: Hashable {
    case line
    case fields(ResponseHead)
    case length(ResponseHead, rest: Int)
    case chunks(ResponseHead, ChunkedBody)
    case close(ResponseHead)
    case end(ResponseHead)
  }

  private let method: String
  private let limit: Int
  private var place = Place.line
  // For the heads of interim responses, too: nobody has reason to send many.
  private var lines = LineReader(limit: 64 * 1024)

  /// How many bytes came.
  private(set) var received = 0
  private(set) var body: [UInt8] = []

  /// - Parameters:
  ///   - method: the request's; `HEAD` is answered without a body.
  ///   - limit: the most bytes of a body.
  init(answering method: String, limit: Int) {
    self.method = method
    self.limit = limit
  }

  /// The final response's head, once it is there.
  var head: ResponseHead? {
    switch place {
    case .line, .fields: nil
    case .length(let head, _), .chunks(let head, _), .close(let head), .end(let head): head
    }
  }

  var isComplete: Bool {
    if case .end = place { true } else { false }
  }

  /// Takes what has arrived.
  ///
  /// - Returns: how many bytes after the end of the response there are.
  /// - Throws: ``HTTPSError/Code/malformed`` or ``HTTPSError/Code/tooLarge``.
  mutating func take(_ bytes: [UInt8]) throws(HTTPSError) -> Int {
    received += bytes.count
    var bytes = bytes[...]
    while !bytes.isEmpty {
      switch place {
      case .line:
        guard let line = try lines.next(from: &bytes) else { break }
        // An empty line before a response does no harm (RFC 9112 §2.2).
        if !line.isEmpty { place = .fields(try ResponseHead(line: line)) }
      case .fields(var head):
        guard let line = try lines.next(from: &bytes) else { break }
        if line.isEmpty {
          place = try self.place(after: head)
        } else {
          // Not held twice, or each field would cost a copy of all before it.
          place = .line
          try head.add(line: line)
          place = .fields(head)
        }
      case .length(let head, let rest):
        let piece = bytes.prefix(rest)
        body += piece
        bytes = bytes.dropFirst(piece.count)
        place = piece.count == rest ? .end(head) : .length(head, rest: rest - piece.count)
      case .chunks(let head, var chunks):
        try chunks.take(&bytes, into: &body, limit: limit)
        place = chunks.isComplete ? .end(head) : .chunks(head, chunks)
      case .close:
        guard bytes.count <= limit - body.count else { throw .responseTooLarge(limit: limit) }
        body += bytes
        bytes = []
      case .end: return bytes.count
      }
    }
    return 0
  }

  /// Notes that nothing more will come.
  ///
  /// - Throws: ``HTTPSError/Code/disconnected`` in the middle of a response.
  mutating func end() throws(HTTPSError) {
    switch place {
    case .line, .fields, .length, .chunks: throw .disconnected
    case .close(let head): place = .end(head)
    case .end: break
    }
  }

  private func place(after head: ResponseHead) throws(HTTPSError) -> Place {
    guard !head.isInterim else { return .line }
    switch try head.framing(answering: method) {
    case .none, .length(0): return .end(head)
    case .length(let length):
      guard length <= limit else { throw .responseTooLarge(limit: limit) }
      return .length(head, rest: length)
    case .chunked: return .chunks(head, ChunkedBody())
    case .close: return .close(head)
    }
  }
}
