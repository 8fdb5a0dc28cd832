import Testing

@testable import DeepDropHTTPS

@Suite struct ChunkedBodyTests {
  private static let whole =
    "3\r\nabc\r\n0A;name=\"value\"\r\n0123456789\r\n1 \nx\n0\r\nTrailer: yes\r\n\r\nrest"

  @Test(arguments: 0...whole.utf8.count)
  func `wherever it is cut, it is the same body`(cut: Int) throws {
    let bytes = Array(Self.whole.utf8)
    var chunks = ChunkedBody()
    var content: [UInt8] = []
    var first = bytes[..<cut]
    try chunks.take(&first, into: &content, limit: 100)
    var second = first + bytes[cut...]
    try chunks.take(&second, into: &content, limit: 100)
    #expect(chunks.isComplete)
    #expect(String(decoding: content, as: UTF8.self) == "abc0123456789x")
    #expect(String(decoding: second, as: UTF8.self) == "rest")
  }

  @Test(arguments: 0..<whole.utf8.count - 4)
  func `before its end it is not complete`(length: Int) throws {
    var chunks = ChunkedBody()
    var content: [UInt8] = []
    var bytes = Array(Self.whole.utf8)[..<length]
    try chunks.take(&bytes, into: &content, limit: 100)
    #expect(!chunks.isComplete)
    #expect(bytes.isEmpty)
  }

  @Test(arguments: [
    "x\r\n", "\r\n", "-1\r\n", "+1\r\n", "0x1\r\n", ";a=b\r\n", "１\r\n",
    "fffffffffffffffff\r\n", "8000000000000000\r\n", "1\r\nab", "1\r\nab\r\n", "1\r\na x\r\n",
  ])
  func `garbage is no chunk`(text: String) {
    let error = #expect(throws: HTTPSError.self) { try read(text + "\r\n", limit: 100) }
    #expect(error?.code == .malformed)
  }

  @Test(arguments: ["b\r\n", "7fffffffffffffff\r\n", "5\r\n12345\r\n6\r\n"])
  func `a chunk beyond the limit is refused before it comes`(text: String) {
    #expect(throws: HTTPSError.responseTooLarge(limit: 10)) { try read(text, limit: 10) }
  }

  @Test(arguments: [
    "1;" + String(repeating: "x", count: 9000),
    String(repeating: "0", count: 9000),
    "0\r\n" + String(repeating: "X: y\r\n", count: 2000),
    String(repeating: "1;" + String(repeating: "x", count: 1000) + "\r\na\r\n", count: 9),
  ])
  func `endless lines are refused`(text: String) {
    let error = #expect(throws: HTTPSError.self) { try read(text, limit: 10) }
    #expect(error?.code == .tooLarge)
  }

  @Test func `many small chunks are one body`() throws {
    let text = String(repeating: "1\r\na\r\n", count: 5000) + "0\r\n\r\n"
    #expect(try read(text, limit: 5000).count == 5000)
  }

  private func read(_ text: String, limit: Int) throws(HTTPSError) -> [UInt8] {
    var chunks = ChunkedBody()
    var content: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    try chunks.take(&bytes, into: &content, limit: limit)
    return content
  }
}
