/// A response's line and fields, and what they say of its body (RFC 9112 §4 to §6).
struct ResponseHead: Hashable {
  /// Where the body ends.
  enum Framing: Hashable {
    case none
    case length(Int)
    case chunked
    /// With the connection.
    case close
  }

  let status: Int
  private(set) var fields = HTTPFields()
  private let isVersion10: Bool

  /// Whether another response follows this one (RFC 9110 §15.2).
  var isInterim: Bool { status < 200 }

  init(line: String) throws(HTTPSError) {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0] == "HTTP/1.1" || parts[0] == "HTTP/1.0",
      parts[1].utf8.count == 3, let status = Int(parts[1]), (100...999).contains(status)
    else { throw .malformedResponse("no status line") }
    self.status = status
    isVersion10 = parts[0] == "HTTP/1.0"
  }

  mutating func add(line: String) throws(HTTPSError) {
    guard let colon = line.firstIndex(of: ":"), HTTPFields.isToken(String(line[..<colon])) else {
      throw .malformedResponse("no header field")
    }
    let value = line[line.index(after: colon)...].withoutOuterBlanks
    fields.appendReceived(String(line[..<colon]), String(value))
  }

  /// Where the body ends that answers a request of this method.
  ///
  /// - Throws: ``HTTPSError/Code/malformed`` for lengths that are none or differ, and for another
  ///   coding than chunked.
  func framing(answering method: String) throws(HTTPSError) -> Framing {
    if method == "HEAD" || isInterim || status == 204 || status == 304 { return .none }
    let codings = fields.elements(of: "Transfer-Encoding")
    guard codings.isEmpty else {
      guard codings == ["chunked"] else { throw .malformedResponse("a coding we cannot read") }
      return .chunked
    }
    let lengths = Set(fields.elements(of: "Content-Length"))
    guard let length = lengths.first else { return .close }
    guard lengths.count == 1, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(length)
    else { throw .malformedResponse("no length of a body") }
    return .length(number)
  }

  /// Whether the connection may serve another request when this response is at its end.
  ///
  /// One with two framings may be an attempt to have a part of it taken for another response.
  var keepsConnection: Bool {
    !isVersion10 && !fields.elements(of: "Connection").contains("close")
      && (fields["Transfer-Encoding"] == nil || fields["Content-Length"] == nil)
  }
}

extension HTTPFields {
  /// The elements of a list that one or several fields hold, in lower case (RFC 9110 §5.6.1).
  fileprivate func elements(of name: String) -> [String] {
    let wanted = name.lowercased()
    return fields.filter { $0.name.lowercased() == wanted }
      .flatMap { $0.value.lowercased().split(separator: ",", omittingEmptySubsequences: false) }
      .map { String($0.withoutOuterBlanks) }
  }
}

extension Substring {
  fileprivate var withoutOuterBlanks: Substring {
    let start = drop(while: \.isBlank)
    let end = start.lastIndex { !$0.isBlank }.map { start.index(after: $0) } ?? start.startIndex
    return start[..<end]
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
