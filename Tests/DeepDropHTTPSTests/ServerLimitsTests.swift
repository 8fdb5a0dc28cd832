import Glibc
import Synchronization
import Testing

@testable import DeepDropHTTPS

@Suite(.network, .timeLimit(.minutes(5))) struct ServerLimitsTests {
  private static func limits(_ change: (inout ServerLimits) -> Void) -> ServerLimits {
    var limits = ServerLimits.default
    change(&limits)
    return limits
  }

  @Test func `a head that drips is cut off`() async throws {
    let limits = Self.limits { $0.headTime = .milliseconds(600) }
    let isOpen = try await withRawClient(limits: limits) { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("GET / HTTP/1.1\r\nX: ")
      peer.drip("y")
      return peer.isOpen
    }
    #expect(!isOpen)
  }

  @Test func `a later head that drips is cut off too`() async throws {
    let limits = Self.limits { $0.headTime = .milliseconds(600) }
    let isOpen = try await withRawClient(limits: limits) { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
      _ = peer.receive(until: "hi")
      peer.drip("G")
      return peer.isOpen
    }
    #expect(!isOpen)
  }

  @Test func `a resting connection is closed`() async throws {
    let limits = Self.limits { $0.idleTime = .milliseconds(300) }
    let rest = try await withRawClient(limits: limits) { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
      _ = peer.receive(until: "hi")
      return peer.receive()
    }
    #expect(rest == "")
  }

  @Test(arguments: [false, true])
  func `a connection may rest longer than a head may take`(encrypted: Bool) async throws {
    let limits = Self.limits { $0.headTime = .milliseconds(700) }
    let reused = try await withPair(encrypted ? Samples.tls() : .plain, limits: limits) {
      connection in
      let request = ClientRequest("POST", "/", body: .bytes([1]))
      _ = try await connection.send(request)
      try await Task.sleep(for: .milliseconds(1500))
      return try await connection.send(request).isConnectionReused
    }
    #expect(reused)
  }

  @Test func `silent connections do not keep others waiting`() async throws {
    let answer = try await withRawClient { endpoint in
      let silent = [0, 1, 2].map { _ in Box(RawPeer(endpoint)) }
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
      return withExtendedLifetime(silent) { peer.receive(until: "hi").firstLine }
    }
    #expect(answer == "HTTP/1.1 200 OK")
  }

  @Test func `a body that rests is answered 408`() async throws {
    let limits = Self.limits { $0.bodyWindow = .milliseconds(400) }
    let answer = try await withRawClient(limits: limits) { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\nContent-Length: 100000\r\n\r\nhi")
      return peer.receive().firstLine
    }
    #expect(answer.hasPrefix("HTTP/1.1 408 "))
  }

  @Test(arguments: [(2, 9), (9, 2)])
  func `connections over the limit are closed`(all: Int, perPeer: Int) async throws {
    let limits = Self.limits {
      $0.connections = all
      $0.connectionsPerPeer = perPeer
    }
    let (third, first) = try await withRawClient(limits: limits) { endpoint in
      let first = RawPeer(endpoint)
      let second = RawPeer(endpoint)
      let head = "POST / HTTP/1.1\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"
      first.send(head)
      second.send(head)
      _ = (first.receive(until: "\r\n\r\n"), second.receive(until: "\r\n\r\n"))
      let third = RawPeer(endpoint)
      third.send("GET / HTTP/1.1\r\n\r\n")
      let answer = third.receive()
      first.send("hi")
      second.send("hi")
      return (answer, first.receive(until: "hi").firstLine)
    }
    #expect(third == "")
    #expect(first == "HTTP/1.1 200 OK")
  }

  @Test(arguments: [(2, 9), (9, 2)])
  func `who says nothing makes room for who asks`(all: Int, perPeer: Int) async throws {
    let limits = Self.limits {
      $0.connections = all
      $0.connectionsPerPeer = perPeer
    }
    let (answer, areOpen) = try await withRawClient(limits: limits) { endpoint in
      let first = RawPeer(endpoint)
      let second = RawPeer(endpoint)
      // Half a head is none.
      second.send("POST / HT")
      let third = RawPeer(endpoint)
      third.send("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
      let answer = third.receive(until: "hi").firstLine
      _ = first.receive()
      return (answer, [first.isOpen, second.isOpen, third.isOpen])
    }
    #expect(answer == "HTTP/1.1 200 OK")
    #expect(areOpen == [false, true, true])
  }

  @Test func `a peer that goes away cancels its handler`() async throws {
    let isCancelled = Mutex(false)
    let wasCancelled = try await withRawClient { _ in
      do {
        try await Task.sleep(for: .seconds(3600))
      } catch {
        isCancelled.withLock { $0 = true }
      }
      return ServerResponse(status: 200)
    } _: { endpoint in
      do {
        let peer = RawPeer(endpoint)
        peer.send("POST /Ask HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
        _ = usleep(200_000)
      }
      // The end of the server would cancel it, too.
      waitUntil { isCancelled.withLock { $0 } }
      return isCancelled.withLock { $0 }
    }
    #expect(wasCancelled)
  }

  @Test func `a peer that goes away in a body fails its reader`() async throws {
    let failure = Mutex<HTTPSError?>(nil)
    try await withRawClient { request in
      do {
        return ServerResponse(
          status: 200,
          body: .bytes(try await request.body.collect(limit: 1 << 20))
        )
      } catch let error as HTTPSError {
        failure.withLock { $0 = error }
        throw error
      }
    } _: { endpoint in
      do {
        let peer = RawPeer(endpoint)
        peer.send("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
        _ = usleep(100_000)
      }
      // The end of the server would fail the reader, too.
      waitUntil { failure.withLock { $0 != nil } }
    }
    #expect(failure.withLock { $0 } == .disconnected)
  }
}

/// Holds a value that cannot be copied where only copyable ones may stand.
private final class Box: Sendable {
  private let peer: RawPeer
  init(_ peer: consuming RawPeer) { self.peer = peer }
}
