import DeepDropThreads
import Synchronization
import Testing

@testable import DeepDropHTTPS

@Suite(.network, .timeLimit(.minutes(5))) struct SessionTicketTests {
  private let key: Fingerprint

  init() throws {
    key = try Samples.identity.get().certificate.publicKey
  }

  /// A server that answers with what it knows of the client's certificate.
  private func serving<Result: Sendable>(
    _ body: (HTTPSServer) async throws -> Result
  ) async throws -> Result {
    let configuration = ServerConfiguration(
      binding: .address("127.0.0.1"),
      security: try Samples.tls()
    )
    return try await HTTPSServer.run(configuration) { request in
      let shown = request.certificate?.fingerprint.description ?? "nobody"
      let fields: HTTPFields = request.path == "/last" ? ["Connection": "close"] : [:]
      return ServerResponse(status: 200, fields: fields, body: .bytes(Array(shown.utf8)))
    } whileServing: {
      try await body($0)
    }
  }

  private func visit(
    _ server: HTTPSServer,
    with ticket: SessionTicket? = nil,
    expecting key: Fingerprint? = nil,
    showing identity: TLSIdentity? = nil
  ) async throws -> ClientResponse {
    let options = ClientOptions(
      security: .tlsPinned(key ?? self.key, resuming: ticket),
      identity: identity
    )
    return try await HTTPSConnection.with(server.endpoint, options: options) { connection in
      try await connection.send(ClientRequest("GET", "/"))
    }
  }

  @Test func `a second connection goes on with what the first has shown`() async throws {
    let mine = try TLSIdentity.stored(in: Samples.scratchDirectory(), commonName: "mine")
    try await serving { server in
      let first = try await visit(server, showing: mine)
      let second = try await visit(server, with: first.ticket)
      let third = try await visit(server, with: second.ticket)
      for response in [first, second, third] {
        #expect(response.body == Array(mine.certificate.fingerprint.description.utf8))
        #expect(response.certificate == (try Samples.identity.get().certificate))
      }
      #expect(first.ticket != second.ticket)
      #expect(try await visit(server).body == Array("nobody".utf8))
    }
  }

  @Test func `a connection that is made anew does not show the ticket once more`() async throws {
    let mine = try TLSIdentity.stored(in: Samples.scratchDirectory(), commonName: "mine")
    try await serving { server in
      let ticket = try await visit(server, showing: mine).ticket
      let options = ClientOptions(security: .tlsPinned(key, resuming: ticket))
      let shown = try await HTTPSConnection.with(server.endpoint, options: options) { connection in
        let first = try await connection.send(ClientRequest("GET", "/last"))
        let second = try await connection.send(ClientRequest("GET", "/"))
        return [first, second].map { String(decoding: $0.body, as: UTF8.self) }
      }
      #expect(shown == [mine.certificate.fingerprint.description, "nobody"])
    }
  }

  @Test func `a server that has started again is met like the first time`() async throws {
    let old = try await serving { try await visit($0) }
    let new = try await serving { try await visit($0, with: old.ticket) }
    #expect(new.body == Array("nobody".utf8))
    #expect(new.ticket != nil)
  }

  @Test func `a damaged ticket is none`() async throws {
    let bytes = try #require(try await serving { try await visit($0) }.ticket?.bytes)
    #expect(SessionTicket(bytes)?.bytes == bytes)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      #expect(SessionTicket(damaged) == nil)
      #expect(SessionTicket(Array(bytes[..<index])) == nil)
    }
    #expect(SessionTicket(bytes + [0]) == nil)
  }

  @Test func `what the library cannot read is met like the first time`() async throws {
    let ticket = try #require(SessionTicket(session: [1, 2, 3]))
    #expect(try await serving { try await visit($0, with: ticket) }.status == 200)
  }

  @Test func `a ticket of another peer's is no way around the key`() async throws {
    let other = Fingerprint(digest: GnuTLS.sha256([1]))
    try await serving { server in
      let first = try await visit(server)
      let error = await #expect(throws: HTTPSError.self) {
        try await visit(server, with: first.ticket, expecting: other)
      }
      #expect(error?.code == .wrongPeer)
    }
  }

  @Test func `a ticket is neither empty nor long, and is not shown`() throws {
    #expect(SessionTicket([]) == nil)
    #expect(SessionTicket(session: []) == nil)
    #expect(SessionTicket(GnuTLS.sha256(Array(GnuTLS.version.utf8))) == nil)
    let long = [UInt8](repeating: 1, count: SessionTicket.maximumSize)
    #expect(SessionTicket(session: long) == nil)
    #expect(SessionTicket(session: long.dropLast(32))?.bytes.count == long.count)
    let ticket = try #require(SessionTicket(session: [201, 202]))
    var shown = ""
    dump(ticket, to: &shown)
    #expect(!("\(ticket) \(shown)").contains("201"))
  }
}
