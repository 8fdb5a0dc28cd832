import Testing

@testable import DeepDropHTTPS

@Suite struct ResponseHeadTests {
  @Test(arguments: [
    ("HTTP/1.1 200 OK", 200), ("HTTP/1.1 404 Not found at all", 404), ("HTTP/1.0 204", 204),
    ("HTTP/1.1 999 ", 999),
  ])
  func `a status line has a status`(line: String, status: Int) throws {
    #expect(try ResponseHead(line: line).status == status)
  }

  @Test(arguments: [
    "", "HTTP/1.1", "HTTP/1.1 ", "HTTP/2 200 OK", "http/1.1 200 OK", "HTTP/1.1  200 OK",
    "HTTP/1.1 20 OK", "HTTP/1.1 2000 OK", "HTTP/1.1 099 OK", "HTTP/1.1 +20 OK", "HTTP/1.1 2x0 OK",
    "SSH-2.0-OpenSSH_9.2", "\u{0}\u{1}", "ICY 200 OK",
  ])
  func `anything else is no status line`(line: String) {
    #expect(throws: HTTPSError.malformedResponse("no status line")) {
      try ResponseHead(line: line)
    }
  }

  @Test func `blanks around a value are not the value's`() throws {
    #expect(
      try head("A:b", "C: \t d e \t", "F:", "G: \t ").fields
        == ["A": "b", "C": "d e", "F": "", "G": ""]
    )
  }

  @Test(arguments: ["no colon", ": no name", "a b: c", " folded: line", "name : value", "\u{0}: x"])
  func `a line that is no field is refused`(line: String) throws {
    #expect(throws: HTTPSError.malformedResponse("no header field")) { try head(line) }
  }

  @Test(arguments: [
    (["Content-Length: 5"], ResponseHead.Framing.length(5)),
    (["content-length: 5", "Content-Length: 5 ,\t5"], .length(5)),
    (["Transfer-Encoding: Chunked"], .chunked),
    (["Transfer-Encoding: chunked", "Content-Length: 5"], .chunked),
    ([], .close),
  ])
  func `the fields say where the body ends`(
    lines: [String],
    framing: ResponseHead.Framing
  ) throws {
    let head = try head(lines)
    #expect(try head.framing(answering: "POST") == framing)
    #expect(try head.framing(answering: "HEAD") == .none)
  }

  @Test(arguments: [100, 103, 199, 204, 304])
  func `some responses have no body whatever they say`(status: Int) throws {
    var head = try ResponseHead(line: "HTTP/1.1 \(status) x")
    try head.add(line: "Content-Length: 5")
    #expect(try head.framing(answering: "POST") == .none)
  }

  @Test(arguments: [
    "Content-Length: -1", "Content-Length: 1x", "Content-Length:", "Content-Length: 5, 6",
    "Content-Length: 99999999999999999999", "Content-Length: +5", "Content-Length: 5,",
    "Transfer-Encoding: gzip", "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: chunked,",
    "Transfer-Encoding:", "Transfer-Encoding: chunked, chunked",
    "Content-Length: 1 2", "Transfer-Encoding: chun ked",
  ])
  func `a body whose end is not clear is refused`(line: String) throws {
    let head = try head(line)
    let error = #expect(throws: HTTPSError.self) { try head.framing(answering: "POST") }
    #expect(error?.code == .malformed)
  }

  @Test(arguments: [
    ("HTTP/1.1", ["Content-Length: 1"], true),
    ("HTTP/1.1", ["Connection: keep-alive, Close"], false),
    ("HTTP/1.0", ["Content-Length: 1"], false),
    ("HTTP/1.1", ["Transfer-Encoding: chunked"], true),
    ("HTTP/1.1", ["Transfer-Encoding: chunked", "Content-Length: 1"], false),
  ])
  func `some responses are the last`(version: String, lines: [String], keeps: Bool) throws {
    var head = try ResponseHead(line: "\(version) 200 OK")
    for line in lines { try head.add(line: line) }
    #expect(head.keepsConnection == keeps)
  }

  private func head(_ lines: String...) throws(HTTPSError) -> ResponseHead { try head(lines) }

  private func head(_ lines: [String]) throws(HTTPSError) -> ResponseHead {
    var head = try ResponseHead(line: "HTTP/1.1 200 OK")
    for line in lines { try head.add(line: line) }
    return head
  }
}
