import DeepDropThreads
import Glibc
import Synchronization
import Testing

@testable import DeepDropHTTPS

@Suite(.network, .timeLimit(.minutes(5))) struct HTTPSConnectionTests {
  private static let endless = ClientRequest.Body.stream { writer in
    let block = [UInt8](repeating: 1, count: 100_000)
    while true { try writer.write(block) }
  }

  // MARK: Certificates

  @Test func `the server sees the client's certificate`() async throws {
    let mine = try TLSIdentity.stored(in: Samples.scratchDirectory(), commonName: "mine")
    let seen = Mutex<[Certificate?]>([])
    for identity in [mine, nil] {
      let options = ClientOptions(security: .tls, identity: identity)
      _ = try await withPair(Samples.tls(), client: options) { request in
        seen.withLock { $0.append(request.certificate) }
        return ServerResponse(status: 200)
      } _: { connection in
        try await connection.send(ClientRequest("GET", "/"))
      }
    }
    #expect(seen.withLock { $0 } == [mine.certificate, nil])
  }

  @Test func `a certificate that is not asked for is not shown`() async throws {
    let identity = try Samples.identity.get()
    let options = ClientOptions(security: .tls, identity: identity)
    let status = try await withPair(.tls(identity), client: options) { request in
      ServerResponse(status: request.certificate == nil ? 200 : 400)
    } _: { connection in
      try await connection.send(ClientRequest("GET", "/")).status
    }
    #expect(status == 200)
  }

  @Test func `a pinned key is accepted`() async throws {
    let key = try Samples.identity.get().certificate.publicKey
    let status = try await withPair(Samples.tls(), client: .init(security: .tlsPinned(key))) {
      try await $0.send(ClientRequest("GET", "/")).status
    }
    #expect(status == 200)
  }

  @Test func `another key than the pinned one gets no request`() async throws {
    let requests = Mutex(0)
    let other = Fingerprint(digest: GnuTLS.sha256([1]))
    let error = await #expect(throws: HTTPSError.self) {
      try await withPair(Samples.tls(), client: .init(security: .tlsPinned(other))) { _ in
        requests.withLock { $0 += 1 }
        return ServerResponse(status: 200)
      } _: { connection in
        try await connection.send(ClientRequest("POST", "/", body: .bytes([1])))
      }
    }
    #expect(error?.code == .wrongPeer)
    #expect(requests.withLock { $0 } == 0)
  }

  // MARK: Early answers

  @Test(arguments: [false, true])
  func `a refusal in the middle of an upload is a response`(encrypted: Bool) async throws {
    let response = try await withPair(encrypted ? Samples.tls() : .plain) { _ in
      ServerResponse(status: 403)
    } _: { connection in
      try await connection.send(ClientRequest("POST", "/Upload", body: Self.endless))
    }
    #expect(response.status == 403)
    #expect(!response.isUploadComplete)
  }

  @Test(arguments: [false, true])
  func `an answer before the last chunk is a response`(encrypted: Bool) async throws {
    let response = try await withPair(encrypted ? Samples.tls() : .plain) { request in
      let count = try await BlockingThread.run {
        var block = [UInt8](repeating: 0, count: 1000)
        return try unsafe block.withUnsafeMutableBytes { try unsafe request.body.read(into: $0) }
      }
      return ServerResponse(status: 200, body: .bytes(Array("\(count)".utf8)))
    } _: { connection in
      let body = ClientRequest.Body.stream { writer in
        try writer.write([1, 2, 3])
        while true {
          _ = usleep(10_000)
          try writer.write([])
        }
      }
      return try await connection.send(ClientRequest("POST", "/Upload", body: body))
    }
    #expect(response.status == 200)
    #expect(response.body == Array("3".utf8))
    #expect(!response.isUploadComplete)
  }

  // MARK: Answers of other servers

  @Test func `any number of interim responses is skipped`() async throws {
    let interim = String(repeating: "HTTP/1.1 100 Continue\r\nContent-Length: 5\r\n\r\n", count: 5)
    let response = try await withRawServer { peer in
      _ = peer.receive(until: "abc")
      peer.send(interim + "HTTP/1.1 102 Processing\r\n\r\n")
      peer.send("HTTP/1.1 200 Fine\r\nContent-Length: 2\r\nX: y\r\n\r\nok")
    } _: { connection in
      try await connection.send(ClientRequest("POST", "/", body: .bytes(Array("abc".utf8))))
    }
    #expect(response.status == 200)
    #expect(response.body == Array("ok".utf8))
    #expect(response.fields == ["Content-Length": "2", "X": "y"])
  }

  @Test func `a request has no field that was not asked for`() async throws {
    let head = Mutex("")
    _ = try await withRawServer { peer in
      let received = peer.receive(until: "abc")
      head.withLock { $0 = received }
      peer.send("HTTP/1.1 200 Fine\r\nContent-Length: 0\r\n\r\n")
    } _: { connection in
      try await connection.send(
        ClientRequest("POST", "/Ask", fields: ["X-Empty": ""], body: .bytes(Array("abc".utf8)))
      )
    }
    let lines = head.withLock { $0 }.split(separator: "\r\n").filter { !$0.hasPrefix("Host: 127") }
    #expect(lines == ["POST /Ask HTTP/1.1", "X-Empty:", "Content-Length: 3", "abc"])
  }

  @Test(arguments: [
    "HTTP/1.1 200 Fine\r\nContent-Length: 11\r\n\r\n12345678901",
    "HTTP/1.1 200 Fine\r\nX: \(String(repeating: "y", count: 70_000))\r\n\r\n",
    "HTTP/1.1 200 Fine\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n12345678901\r\n",
  ])
  func `a response beyond its bounds is refused`(answer: String) async throws {
    let error = await #expect(throws: HTTPSError.self) {
      try await withRawServer { peer in
        _ = peer.receive(until: "\r\n\r\n")
        peer.send(answer)
        _ = peer.receive()
      } _: { connection in
        try await connection.send(ClientRequest("GET", "/", responseLimit: 10))
      }
    }
    #expect(error?.code == .tooLarge)
  }

  @Test func `a server that goes away in an upload is an error`() async throws {
    let error = await #expect(throws: HTTPSError.self) {
      try await withRawServer { peer in
        _ = peer.receive(until: "\r\n\r\n")
      } _: { connection in
        try await connection.send(ClientRequest("POST", "/", body: Self.endless))
      }
    }
    #expect(error?.code == .disconnected)
  }

  @Test func `a connection closed in the meantime is made anew`() async throws {
    let reused = try await withPair(Samples.tls()) { request in
      _ = try await request.body.collect(limit: 3)
      let isLast = request.target == "/last"
      return ServerResponse(status: 200, fields: isLast ? ["Connection": "close"] : [:])
    } _: { connection in
      var reused: [Bool] = []
      for target in ["/first", "/last", "/again"] {
        let request = ClientRequest("POST", target, body: .stream { try $0.write([1, 2, 3]) })
        reused.append(try await connection.send(request).isConnectionReused)
      }
      return reused
    }
    #expect(reused == [false, true, false])
  }

  @Test func `what a body's closure throws is thrown`() async throws {
    struct Mine: Error, Equatable {}
    await #expect(throws: Mine()) {
      try await withPair(.plain) { connection in
        try await connection.send(
          ClientRequest("POST", "/", body: .stream { _ in throw Mine() })
        )
      }
    }
  }

  @Test func `nobody there is said to be`() async throws {
    let endpoint = try Endpoint("127.0.0.1", port: 9)
    let error = await #expect(throws: HTTPSError.self) {
      try await HTTPSConnection.with(endpoint) { try await $0.send(ClientRequest("GET", "/")) }
    }
    #expect(error?.code == .connect)
    #expect(error?.message == "127.0.0.1:9 cannot be reached.")
  }

  @Test(arguments: [("GET", "x"), ("GET", "/a b"), ("GET", "/a\r\nX: y"), ("G T", "/"), ("", "/")])
  func `a request that would be none is refused`(method: String, target: String) async throws {
    let endpoint = try Endpoint("127.0.0.1", port: 9)
    let error = await #expect(throws: HTTPSError.self) {
      try await HTTPSConnection.with(endpoint) { try await $0.send(ClientRequest(method, target)) }
    }
    #expect(error?.code == .invalid)
  }
}

/// Runs `script` as the server of one plain connection.
func withRawServer<Result: Sendable>(
  _ script: @escaping @Sendable (borrowing RawPeer) -> Void,
  security: ClientOptions = ClientOptions(security: .plain),
  _ body: (HTTPSConnection) async throws -> Result
) async throws -> Result {
  let configuration = ServerConfiguration(binding: .address("127.0.0.1"), security: .plain)
  let listener = try Listener.listen(configuration)
  let endpoint = listener.endpoint
  let held = Mutex<Listener?>(listener)
  let end = try WakeSignal()
  async let served: Void = BlockingThread.run {
    guard let listener = held.withLock({ $0.take() }) else { return }
    script(RawPeer.accept(from: listener, until: end))
  }
  let result: Swift.Result<Result, any Error>
  do {
    result = .success(try await HTTPSConnection.with(endpoint, options: security, body))
  } catch {
    result = .failure(error)
  }
  end.send()
  try await served
  return try result.get()
}
