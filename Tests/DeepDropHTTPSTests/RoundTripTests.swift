import Testing

@testable import DeepDropHTTPS

@Suite(.network, .timeLimit(.minutes(5))) struct RoundTripTests {
  @Test(arguments: [false, true])
  func `a body comes back`(encrypted: Bool) async throws {
    let security = encrypted ? try Samples.tls() : .plain
    let response = try await withPair(security) { connection in
      try await connection.send(ClientRequest("POST", "/a%20b?c=d", body: .bytes([1, 2, 3])))
    }
    #expect(response.status == 200)
    #expect(response.body == [1, 2, 3])
    #expect(response.fields["x-target"] == "/a%20b?c=d")
    #expect(response.fields["X-METHOD"] == "POST")
    #expect(response.isUploadComplete)
    #expect(response.bytesSent == 3)
    #expect(try response.certificate == (encrypted ? Samples.identity.get().certificate : nil))
  }

  @Test func `a streamed body arrives whole`() async throws {
    let block = [UInt8](repeating: 7, count: 100_000)
    let response = try await withPair(try Samples.tls()) { connection in
      try await connection.send(
        ClientRequest(
          "POST",
          "/",
          body: .stream { writer in for _ in 0..<10 { try writer.write(block) } }
        )
      )
    }
    #expect(response.body.count == 1_000_000)
    #expect(response.body.allSatisfy { $0 == 7 })
  }

  @Test func `several requests share one connection`() async throws {
    let reused = try await withPair(try Samples.tls()) { connection in
      var reused: [Bool] = []
      for _ in 0..<3 {
        let request = ClientRequest("POST", "/", body: .bytes([1]))
        reused.append(try await connection.send(request).isConnectionReused)
      }
      return reused
    }
    #expect(reused == [false, true, true])
  }
}
