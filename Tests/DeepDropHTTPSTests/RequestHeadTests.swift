import Testing

@testable import DeepDropHTTPS

@Suite struct RequestHeadTests {
  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1:8770"),
    ("2001:db8::1", "[2001:db8::1]:8770"),
    ("fe80::1%1", "[fe80::1]:8770"),
  ])
  func `the host is the address without its interface`(address: String, host: String) throws {
    let head = try RequestHead(ClientRequest("GET", "/a?b"), to: Endpoint(address, port: 8770))
    #expect(text(head) == "GET /a?b HTTP/1.1\r\nHost: \(host)\r\n\r\n")
  }

  @Test func `a body of known length is announced`() throws {
    let request = ClientRequest(
      "POST",
      "/Ask",
      fields: ["User-Agent": "AirDrop/1.0", "X-Empty": ""],
      body: .bytes([1, 2, 3])
    )
    #expect(
      try text(RequestHead(request, to: Endpoint("192.0.2.1", port: 1)))
        == "POST /Ask HTTP/1.1\r\nHost: 192.0.2.1:1\r\nUser-Agent: AirDrop/1.0\r\nX-Empty:\r\n"
        + "Content-Length: 3\r\n\r\n"
    )
  }

  @Test func `a streamed body comes in chunks`() throws {
    let request = ClientRequest("POST", "/Upload", body: .stream { _ in })
    #expect(
      try text(RequestHead(request, to: Endpoint("192.0.2.1", port: 1)))
        == "POST /Upload HTTP/1.1\r\nHost: 192.0.2.1:1\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
  }

  @Test func `a value cannot add a field`() throws {
    let request = ClientRequest("GET", "/", fields: ["X": "a\r\nY: b"])
    #expect(
      try text(RequestHead(request, to: Endpoint("192.0.2.1", port: 1)))
        == "GET / HTTP/1.1\r\nHost: 192.0.2.1:1\r\nX: a  Y: b\r\n\r\n"
    )
  }

  private func text(_ head: RequestHead) -> String { String(decoding: head.bytes, as: UTF8.self) }
}
