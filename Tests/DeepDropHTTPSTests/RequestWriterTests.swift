import Glibc
import Synchronization
import Testing

@testable import DeepDropHTTPS

@Suite struct RequestWriterTests {
  @Test func `a small request is one block`() throws {
    var writer = try RequestWriter(head("/a", .bytes([65, 66])), .bytes([65, 66]))
    #expect(writer.isComplete == false)
    #expect(
      try block(&writer) == "POST /a HTTP/1.1\r\nHost: 192.0.2.1:1\r\nContent-Length: 2\r\n\r\nAB"
    )
    #expect(writer.isComplete == true)
    #expect(writer.taken == 2)
    #expect(try block(&writer) == nil)
  }

  @Test(arguments: [nil, ClientRequest.Body.bytes([])])
  func `without content the head is all`(body: ClientRequest.Body?) throws {
    let source: UploadSource = body == nil ? .none : .bytes([])
    var writer = try RequestWriter(head("/", body), source)
    #expect(try block(&writer)?.hasSuffix("\r\n\r\n") == true)
    #expect(writer.isComplete == true)
    #expect(writer.taken == 0)
  }

  @Test func `what has not left is offered again`() throws {
    var writer = try RequestWriter(head("/", .bytes([65, 66])), .bytes([65, 66]))
    let count = try #require(try unsafe writer.next()?.count)
    writer.left(count - 1)
    #expect(writer.isComplete == false)
    #expect(try block(&writer) == "B")
    #expect(writer.isComplete == true)
  }

  @Test func `a long body comes in blocks`() throws {
    let body = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 / 1000) }
    let head = try head("/", .bytes(body))
    var writer = RequestWriter(head, .bytes(body))
    var all: [UInt8] = []
    var sizes: [Int] = []
    while let bytes = try unsafe writer.next() {
      unsafe all += bytes
      sizes.append(bytes.count)
      writer.left(bytes.count)
    }
    #expect(all == head.bytes + body)
    #expect(sizes == [head.bytes.count + 262_144, 262_144, 75_712])
  }

  @Test(arguments: [
    ("", "0\r\n\r\n"), ("AB", "2\r\nAB\r\n0\r\n\r\n"),
    ("abcdefghijklmnopq", "11\r\nabcdefghijklmnopq\r\n0\r\n\r\n"),
  ])
  func `a small body in chunks is one block with the head`(body: String, sent: String) throws {
    let bytes = Array(body.utf8)
    var writer = try RequestWriter(head("/a", .chunks(bytes)), .chunks(bytes))
    let head = "POST /a HTTP/1.1\r\nHost: 192.0.2.1:1\r\nTransfer-Encoding: chunked\r\n\r\n"
    #expect(try block(&writer) == head + sent)
    #expect(writer.isComplete == true)
    #expect(writer.taken == bytes.count)
    #expect(try block(&writer) == nil)
  }

  @Test(arguments: [(262_143, 1), (262_144, 1), (262_145, 2), (600_000, 3)])
  func `a long body in chunks comes in blocks, the last with the end`(
    count: Int,
    blocks: Int
  ) throws {
    let body = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 1000) }
    let head = try head("/", .chunks(body))
    var writer = RequestWriter(head, .chunks(body))
    var all: [UInt8] = []
    var blockCount = 0
    while let bytes = try unsafe writer.next() {
      unsafe all += bytes
      blockCount += 1
      writer.left(bytes.count)
    }
    #expect(blockCount == blocks)
    #expect(writer.isComplete == true)
    #expect(all.starts(with: head.bytes))
    var rest = all[head.bytes.count...]
    var chunked = ChunkedBody()
    var content: [UInt8] = []
    try chunked.take(&rest, into: &content, limit: count)
    #expect(chunked.isComplete == true)
    #expect(rest.isEmpty)
    #expect(content == body)
  }

  @Test func `a streamed body is framed in chunks`() async throws {
    let mayEnd = Mutex(false)
    let producer = try UploadProducer(
      { _ in while !mayEnd.withLock({ $0 }) { _ = usleep(1000) } },
      wake: {}
    )
    defer { producer.stop() }
    var writer = try RequestWriter(head("/", .stream { _ in }), .producer(producer))
    #expect(try block(&writer)?.hasSuffix("chunked\r\n\r\n") == true)
    #expect(writer.isPaused == true)
    #expect(try block(&writer) == nil)
    #expect(writer.isComplete == false)
    #expect(write("abcdefghijklmnopq", to: producer.pipe))
    #expect(try block(&writer) == "11\r\nabcdefghijklmnopq\r\n")
    #expect(writer.isPaused == false)
    #expect(write("x", to: producer.pipe))
    #expect(try block(&writer) == "1\r\nx\r\n")
    mayEnd.withLock { $0 = true }
    var end: String?
    for _ in 0..<2000 where end == nil {
      end = try block(&writer)
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(end == "0\r\n\r\n")
    #expect(writer.isComplete == true)
    #expect(writer.taken == 18)
  }

  private func head(_ target: String, _ body: ClientRequest.Body?) throws -> RequestHead {
    try RequestHead(ClientRequest("POST", target, body: body), to: Endpoint("192.0.2.1", port: 1))
  }

  private func write(_ text: String, to pipe: BytePipe) -> Bool {
    let bytes = Array(text.utf8)
    return unsafe bytes.withUnsafeBytes { unsafe pipe.write($0) }
  }

  /// The next block, as if it left in one piece.
  private func block(_ writer: inout RequestWriter) throws -> String? {
    guard let bytes = try unsafe writer.next() else { return nil }
    let text = unsafe String(decoding: bytes, as: UTF8.self)
    writer.left(bytes.count)
    return text
  }
}
