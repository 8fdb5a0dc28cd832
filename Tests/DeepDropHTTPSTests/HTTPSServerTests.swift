import Glibc
import Synchronization
import Testing

@testable import DeepDropHTTPS

@Suite(.network, .timeLimit(.minutes(5))) struct HTTPSServerTests {
  @Test(arguments: ["127.0.0.1", "::1"])
  func `one server is reached over both protocols`(address: String) async throws {
    let configuration = ServerConfiguration(security: .plain)
    let peer = try await HTTPSServer.run(configuration) { request in
      ServerResponse(status: 200, body: .bytes(Array(request.peer.address.utf8)))
    } whileServing: { server in
      let endpoint = try Endpoint(address, port: server.endpoint.port)
      return try await HTTPSConnection.with(endpoint, options: .init(security: .plain)) {
        try await $0.send(ClientRequest("GET", "/")).body
      }
    }
    #expect(String(decoding: peer, as: UTF8.self) == address)
  }

  /// A link-local address of this machine with its interface, if it has one.
  private static let linkLocal: String? = {
    guard let file = unsafe fopen("/proc/net/if_inet6", "r") else { return nil }
    defer { unsafe fclose(file) }
    var block = [UInt8](repeating: 0, count: 4096)
    let count = unsafe fread(&block, 1, block.count, file)
    for line in String(decoding: block[..<count], as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 6, words[0].count == 32, words[0].hasPrefix("fe80") else { continue }
      let digits = Array(words[0])
      let groups = stride(from: 0, to: 32, by: 4).map { String(digits[$0..<$0 + 4]) }
      return groups.joined(separator: ":") + "%" + words[5]
    }
    return nil
  }()

  @Test(.enabled(if: linkLocal != nil, "this machine has no link-local address"))
  func `a link-local address is reached on its interface`() async throws {
    let address = try #require(Self.linkLocal)
    let peer = try await HTTPSServer.run(ServerConfiguration(security: Samples.tls())) {
      ServerResponse(status: 200, body: .bytes(Array($0.peer.description.utf8)))
    } whileServing: { server in
      let endpoint = try Endpoint(address, port: server.endpoint.port)
      return try await HTTPSConnection.with(endpoint) {
        try await $0.send(ClientRequest("GET", "/")).body
      }
    }
    let expected = try Endpoint(address, port: 0).description.dropLast(2)
    #expect(String(decoding: peer, as: UTF8.self).hasPrefix(expected))
  }

  @Test func `a server can listen on one interface`() async throws {
    let configuration = ServerConfiguration(binding: .interface("lo"), security: .plain)
    let status = try await HTTPSServer.run(configuration, handler: Samples.echo) { server in
      let endpoint = try Endpoint("::1", port: server.endpoint.port)
      return try await HTTPSConnection.with(endpoint, options: .init(security: .plain)) {
        try await $0.send(ClientRequest("GET", "/")).status
      }
    }
    #expect(status == 200)
  }

  @Test func `a port in use is said to be`() async throws {
    let configuration = ServerConfiguration(security: .plain)
    try await HTTPSServer.run(configuration, handler: Samples.echo) { server in
      var second = configuration
      second.port = server.endpoint.port
      let error = await #expect(throws: HTTPSError.self) {
        try await HTTPSServer.run(second, handler: Samples.echo) { _ in }
      }
      #expect(error?.code == .portInUse)
      #expect(
        error?.message
          == "Port \(second.port) is in use; choose another, or 0 for any free one."
      )
    }
  }

  @Test(arguments: [
    (ServerConfiguration.Binding.interface("none7"), HTTPSError.Code.bind),
    (.address("192.0.2.77"), .bind), (.address("localhost"), .invalid),
  ])
  func `what cannot be listened on is refused`(
    binding: ServerConfiguration.Binding,
    code: HTTPSError.Code
  ) async throws {
    let configuration = ServerConfiguration(binding: binding, security: .plain)
    let error = await #expect(throws: HTTPSError.self) {
      try await HTTPSServer.run(configuration, handler: Samples.echo) { _ in }
    }
    #expect(error?.code == code)
  }

  @Test func `the port is free again after the scope`() async throws {
    var configuration = ServerConfiguration(security: .plain)
    for _ in 0..<3 {
      configuration.port = try await HTTPSServer.run(configuration, handler: Samples.echo) {
        $0.endpoint.port
      }
    }
  }

  @Test func `an answer under way survives the end of the scope`() async throws {
    let answered = AsyncStream<Void>.makeStream()
    let configuration = ServerConfiguration(binding: .address("127.0.0.1"), security: .plain)
    let body = [UInt8](repeating: 1, count: 3_000_000)
    let client = try await HTTPSServer.run(configuration) { _ in
      answered.continuation.yield()
      return ServerResponse(status: 200, body: .bytes(body))
    } whileServing: { server in
      let endpoint = server.endpoint
      let client = Task {
        try await HTTPSConnection.with(endpoint, options: .init(security: .plain)) {
          try await $0.send(ClientRequest("GET", "/", responseLimit: 4_000_000)).body.count
        }
      }
      for await _ in answered.stream { break }
      return client
    }
    #expect(try await client.value == body.count)
  }

  @Test func `handlers are cancelled at the end of the scope`() async throws {
    let began = AsyncStream<Void>.makeStream()
    let configuration = ServerConfiguration(binding: .address("127.0.0.1"), security: .plain)
    let client = try await HTTPSServer.run(configuration) { _ in
      began.continuation.yield()
      try await Task.sleep(for: .seconds(60))
      return ServerResponse(status: 200)
    } whileServing: { server in
      let endpoint = server.endpoint
      let client = Task {
        try await HTTPSConnection.with(endpoint, options: .init(security: .plain)) {
          try await $0.send(ClientRequest("GET", "/")).status
        }
      }
      for await _ in began.stream { break }
      return client
    }
    #expect(try await client.value == 503)
  }

  @Test func `cancelling the task ends the server`() async throws {
    let configuration = ServerConfiguration(binding: .address("127.0.0.1"), security: .plain)
    let task = Task {
      try await HTTPSServer.run(configuration, handler: Samples.echo) { _ in
        try await Task.sleep(for: .seconds(60))
      }
    }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a stream arrives piece by piece, and ends when its reader is gone`() async throws {
    let isEnded = Mutex(false)
    let (pieces, hasEnded) = try await withRawClient { _ in
      ServerResponse(
        status: 200,
        fields: ["Content-Type": "text/event-stream"],
        body: .stream { writer in
          defer { isEnded.withLock { $0 = true } }
          for number in 0... {
            try await writer.write(Array("data: \(number)\n\n".utf8))
            try await Task.sleep(for: .milliseconds(20))
          }
        }
      )
    } _: { endpoint in
      let pieces = Self.readPieces(endpoint)
      // The end of the server would end it, too.
      waitUntil { isEnded.withLock { $0 } }
      return (pieces, isEnded.withLock { $0 })
    }
    #expect(pieces == ["data: 0\n\n", "data: 1\n\n", "data: 2\n\n"])
    #expect(hasEnded)
  }

  private static func readPieces(_ endpoint: Endpoint) -> [String] {
    let peer = RawPeer(endpoint)
    peer.send("GET /events HTTP/1.1\r\n\r\n")
    return (0..<3).map { String(peer.receive(until: "data: \($0)\n\n").suffix(9)) }
  }

  @Test func `a stream waits for its reader`() async throws {
    let written = Mutex(0)
    let (early, all) = try await withRawClient { _ in
      ServerResponse(
        status: 200,
        body: .stream { writer in
          for _ in 0..<200 {
            try await writer.write([UInt8](repeating: 120, count: 100_000))
            written.withLock { $0 += 100_000 }
          }
        }
      )
    } _: { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("GET / HTTP/1.0\r\n\r\n")
      _ = usleep(500_000)
      let early = written.withLock { $0 }
      return (early, peer.receiveCount())
    }
    #expect(early < 15_000_000)
    #expect(all > 20_000_000)
  }
}
