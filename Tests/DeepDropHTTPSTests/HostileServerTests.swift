import DeepDropThreads
import Glibc
import Synchronization
import Testing

@testable import DeepDropHTTPS

/// What a peer may do to a client over the wire; what it may say is the parsers' tests' matter.
@Suite(.network, .timeLimit(.minutes(5))) struct HostileServerTests {
  private static let get = ClientRequest("GET", "/")
  private static let limit = Duration.milliseconds(500)

  private static func upload(_ size: Int) -> ClientRequest {
    ClientRequest("POST", "/", body: .bytes([UInt8](repeating: 1, count: size)))
  }

  // MARK: Garbage

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2\r\n", "\u{0}\u{1}\u{2}\n", "HTTP/1.1 200 OK\r\nno field\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 5x\r\n\r\n",
  ])
  func `an answer that is none is said to be`(answer: String) async throws {
    let error = await error(of: Self.get) { peer in
      _ = peer.receive(until: "\r\n\r\n")
      peer.send(answer)
      _ = peer.receive()
    }
    #expect(error?.code == .malformed)
    #expect(error?.message == "The peer's answer is no HTTP response.")
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabcd",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n",
    "HTTP/1.1 100 Continue\r\n\r\n",
  ])
  func `a peer that goes in the middle of its answer is gone`(answer: String) async throws {
    let error = await error(of: Self.get) { peer in
      _ = peer.receive(until: "\r\n\r\n")
      peer.send(answer)
    }
    #expect(error == .disconnected)
  }

  // MARK: Time

  @Test func `a head that drips is not waited for`() async throws {
    let request = ClientRequest("GET", "/", responseTime: Self.limit)
    let error = await error(of: request) { peer in
      _ = peer.receive(until: "\r\n\r\n")
      peer.send("HTTP/1.1 200 OK\r\nX: ")
      peer.drip("y")
    }
    #expect(error?.code == .responseTimeout)
  }

  @Test func `interim responses buy no time`() async throws {
    let request = ClientRequest("GET", "/", responseTime: Self.limit)
    let error = await error(of: request) { peer in
      _ = peer.receive(until: "\r\n\r\n")
      peer.drip("HTTP/1.1 102 Processing\r\n\r\n")
    }
    #expect(error?.code == .responseTimeout)
  }

  @Test func `a body that drips is not waited for`() async throws {
    let request = ClientRequest("GET", "/", responseTime: Self.limit)
    let error = await error(of: request) { peer in
      _ = peer.receive(until: "\r\n\r\n")
      peer.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
      peer.drip("y")
    }
    #expect(error == .slowBody)
  }

  @Test func `an answer without a pause can be cancelled`() async throws {
    let chunk = "1f40\r\n" + String(repeating: "x", count: 8000) + "\r\n"
    let chunks = String(repeating: chunk, count: 16)
    _ = try await withRawServer { peer in
      _ = peer.receive(until: "\r\n\r\n")
      peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      while peer.send(chunks) {}
    } _: { connection in
      await #expect(throws: CancellationError.self) {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask {
            _ = try await connection.send(ClientRequest("GET", "/", responseLimit: 1 << 40))
          }
          try await Task.sleep(for: .milliseconds(50))
          group.cancelAll()
          try await group.waitForAll()
        }
      }
    }
  }

  @Test func `a refusal whose body never ends is still a refusal`() async throws {
    let response = try await withRawServer { peer in
      _ = peer.receive(until: "\r\n\r\n")
      peer.send("HTTP/1.1 413 Large\r\nContent-Length: 9\r\n\r\nabc")
      peer.hold()
    } _: { connection in
      try await connection.send(Self.upload(50_000_000))
    }
    #expect(response.status == 413)
    #expect(response.body == Array("abc".utf8))
    #expect(!response.isUploadComplete)
  }

  // MARK: Refusals

  @Test(arguments: [403, 413, 500, 507])
  func `a refusal in mid-upload stops it, whether or not the peer closes`(
    status: Int
  ) async throws {
    for closes in [true, false] {
      let received = Mutex(0)
      let response = try await withRawServer { peer in
        _ = peer.receive(until: "\r\n\r\n")
        peer.send("HTTP/1.1 \(status) No\r\nContent-Length: 2\r\n\r\nno")
        if !closes { received.withLock { $0 = peer.receiveCount() } }
      } _: { connection in
        try await connection.send(Self.upload(50_000_000))
      }
      #expect(response.status == status)
      #expect(response.body == Array("no".utf8))
      #expect(!response.isUploadComplete)
      #expect(received.withLock { $0 } < 50_000_000)
    }
  }

  @Test func `an early yes does not stop an upload that the peer reads on`() async throws {
    let received = Mutex(0)
    let response = try await withRawServer { peer in
      _ = peer.receive(until: "\r\n\r\n")
      peer.send("HTTP/1.1 200 Fine\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
      received.withLock { $0 = peer.receiveCount() }
    } _: { connection in
      try await connection.send(Self.upload(5_000_000))
    }
    #expect(response.isUploadComplete)
    #expect(received.withLock { $0 } == 5_000_000)
  }

  @Test func `a refused upload ends the connection`() async throws {
    try await withPair(.plain) { request in
      ServerResponse(status: request.target == "/no" ? 403 : 200)
    } _: { connection in
      let endless = ClientRequest.Body.stream { writer in
        while true { try writer.write([UInt8](repeating: 1, count: 100_000)) }
      }
      let refused = try await connection.send(ClientRequest("POST", "/no", body: endless))
      #expect(refused.status == 403)
      let next = try await connection.send(ClientRequest("GET", "/"))
      #expect(next.status == 200)
      #expect(!next.isConnectionReused)
    }
  }

  // MARK: Between requests

  @Test(arguments: ["", "x", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"])
  func `more than was asked for is no answer to the next request`(more: String) async throws {
    let configuration = ServerConfiguration(binding: .address("127.0.0.1"), security: .plain)
    let listener = try Listener.listen(configuration)
    let endpoint = listener.endpoint
    let held = Mutex<Listener?>(listener)
    async let served: Void = BlockingThread.run {
      guard let listener = held.withLock({ $0.take() }) else { return }
      do {
        let peer = RawPeer.accept(from: listener)
        _ = peer.receive(until: "\r\n\r\n")
        peer.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfirst" + more)
        if !more.isEmpty { _ = peer.receive() }
      }
      let peer = RawPeer.accept(from: listener)
      _ = peer.receive(until: "\r\n\r\n")
      peer.send("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecond")
    }
    let options = ClientOptions(security: .plain)
    let bodies = try await HTTPSConnection.with(endpoint, options: options) { connection in
      let first = try await connection.send(Self.get)
      try await Task.sleep(for: .milliseconds(100))
      let second = try await connection.send(Self.get)
      #expect(!second.isConnectionReused)
      return [first.body, second.body].map { String(decoding: $0, as: UTF8.self) }
    }
    try await served
    #expect(bodies == ["first", "second"])
  }

  // MARK: TLS

  @Test(arguments: ["NORMAL:-VERS-ALL:+VERS-TLS1.2", "NORMAL:-VERS-ALL:+VERS-TLS1.3"])
  func `a warning and a long answer come through TLS`(priorities: String) async throws {
    let body = String(repeating: "x", count: 100_000)
    let response = try await tls(priorities) { peer in
      peer.receive(until: "\r\n\r\n")
      // In TLS 1.3 nothing is merely a warning (RFC 8446 §6).
      if priorities.hasSuffix("1.2") { peer.warn() }
      peer.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
      for _ in 0..<10 { peer.send(String(repeating: "x", count: 10_000)) }
    }.get()
    #expect(String(decoding: response.body, as: UTF8.self) == body)
    #expect(try response.certificate == Samples.identity.get().certificate)
  }

  @Test func `what anybody could have cut short is not whole`() async throws {
    for saysGoodbye in [true, false] {
      let result = await tls { peer in
        peer.receive(until: "\r\n\r\n")
        peer.send("HTTP/1.1 200 OK\r\n\r\nabc")
        if saysGoodbye { peer.sayGoodbye() }
      }
      if saysGoodbye {
        #expect(try result.get().body == Array("abc".utf8))
      } else {
        #expect(throws: HTTPSError.disconnected) { try result.get() }
      }
    }
  }

  @Test(arguments: ["", "HTTP/1.1 400 Bad\r\n\r\n", "\u{15}\u{3}\u{3}\u{0}\u{2}\u{2}\u{28}"])
  func `a peer without TLS does not agree on it`(answer: String) async throws {
    let error = await error(of: Self.get, options: ClientOptions()) { peer in
      _ = peer.receive(until: "\u{0}")
      peer.send(answer)
    }
    #expect(error?.code == .tls)
  }

  @Test func `old TLS is refused`() async throws {
    let result = await tls("NORMAL:-VERS-ALL:+VERS-TLS1.1") { _ in }
    let error = #expect(throws: HTTPSError.self) { try result.get() }
    #expect(error?.code == .tls)
  }

  // MARK: -

  private func error(
    of request: ClientRequest,
    options: ClientOptions = ClientOptions(security: .plain),
    _ script: @escaping @Sendable (borrowing RawPeer) -> Void
  ) async -> HTTPSError? {
    await #expect(throws: HTTPSError.self) {
      try await withRawServer(script, security: options) { try await $0.send(request) }
    }
  }

  private func tls(
    _ priorities: String = "NORMAL",
    _ script: @escaping @Sendable (borrowing TLSPeer) -> Void
  ) async -> Result<ClientResponse, any Error> {
    do {
      let identity = try Samples.identity.get()
      let listener = try Listener.listen(
        ServerConfiguration(binding: .address("127.0.0.1"), security: .plain)
      )
      let endpoint = listener.endpoint
      let held = Mutex<Listener?>(listener)
      async let served: Void = BlockingThread.run {
        guard let listener = held.withLock({ $0.take() }) else { return }
        let raw = RawPeer.accept(from: listener)
        guard let peer = try TLSPeer.accept(raw, identity, priorities: priorities) else { return }
        script(peer)
      }
      let response = try await HTTPSConnection.with(endpoint) { try await $0.send(Self.get) }
      try await served
      return .success(response)
    } catch {
      return .failure(error)
    }
  }
}
