import Testing

@testable import DeepDropHTTPS

@Suite struct ResponseParserTests {
  private static let whole = """
    \r\nHTTP/1.1 100 Continue\r\nContent-Length: 5\r\n\r\nHTTP/1.1 200 Fine\r
    Transfer-Encoding: chunked\r\nX: y\r\n\r\n2\r\nok\r\n0\r\n\r\n
    """

  @Test(arguments: 0...whole.utf8.count)
  func `wherever it is cut, it is the same response`(cut: Int) throws {
    let bytes = Array(Self.whole.utf8)
    var parser = ResponseParser(answering: "POST", limit: 10)
    #expect(try parser.take(Array(bytes[..<cut])) == 0)
    #expect(parser.isComplete == (cut == bytes.count))
    #expect(try parser.take(Array(bytes[cut...])) == 0)
    #expect(parser.isComplete)
    #expect(parser.head?.status == 200)
    #expect(parser.head?.fields == ["Transfer-Encoding": "chunked", "X": "y"])
    #expect(parser.body == Array("ok".utf8))
    #expect(parser.received == bytes.count)
  }

  @Test(arguments: 0..<whole.utf8.count)
  func `a peer that goes in the middle is gone`(length: Int) throws {
    var parser = ResponseParser(answering: "POST", limit: 10)
    _ = try parser.take(Array(Self.whole.utf8.prefix(length)))
    #expect(throws: HTTPSError.disconnected) { try parser.end() }
  }

  @Test func `without a length the body ends with the connection`() throws {
    var parser = ResponseParser(answering: "GET", limit: 3)
    _ = try parser.take(Array("HTTP/1.1 200 OK\r\n\r\nabc".utf8))
    #expect(!parser.isComplete)
    try parser.end()
    #expect(parser.isComplete)
    #expect(parser.body == Array("abc".utf8))
  }

  @Test(arguments: [
    ("HTTP/1.1 204 OK\r\n\r\nabc", 3),
    ("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", 19),
    ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabc", 1),
    ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc", 0),
  ])
  func `what comes after the end is counted`(text: String, surplus: Int) throws {
    var parser = ResponseParser(answering: "GET", limit: 10)
    #expect(try parser.take(Array(text.utf8)) == surplus)
    #expect(parser.isComplete)
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n",
    "HTTP/1.1 200 OK\r\n\r\n12345678901",
  ])
  func `a body beyond the limit is refused`(text: String) {
    var parser = ResponseParser(answering: "GET", limit: 10)
    #expect(throws: HTTPSError.responseTooLarge(limit: 10)) {
      try parser.take(Array(text.utf8))
    }
  }

  @Test(arguments: [
    String(repeating: "x", count: 70_000),
    "HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 20_000),
    String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: 5000),
    String(repeating: "\r\n", count: 70_000),
  ])
  func `endless heads are refused`(text: String) {
    var parser = ResponseParser(answering: "GET", limit: 10)
    let error = #expect(throws: HTTPSError.self) { try parser.take(Array(text.utf8)) }
    #expect(error?.code == .tooLarge)
  }
}
