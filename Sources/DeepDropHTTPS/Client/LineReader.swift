/// Collects the lines of a head, of chunk sizes and of trailers, up to a bound for all of them.
struct LineReader: Hashable {
  private var line: [UInt8] = []
  private var rest: Int

  init(limit: Int) {
    rest = limit
  }

  /// Lets lines of so many bytes more pass.
  mutating func allow(_ count: Int) { rest += count }

  /// Takes bytes up to the end of a line, which may lack its CR (RFC 9112 §2.2).
  ///
  /// - Returns: the line without its end; `nil` when there is more of it to come.
  /// - Throws: ``HTTPSError/Code/tooLarge`` beyond the limit.
  mutating func next(from bytes: inout ArraySlice<UInt8>) throws(HTTPSError) -> String? {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    let piece = bytes[..<(end ?? bytes.endIndex)]
    rest -= piece.count + (end == nil ? 0 : 1)
    guard rest >= 0 else { throw HTTPSError(.tooLarge, "The response's head is too large.") }
    line += piece
    guard let end else {
      bytes = []
      return nil
    }
    bytes = bytes[(end + 1)...]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { line = [] }
    return String(decoding: line, as: UTF8.self)
  }
}
