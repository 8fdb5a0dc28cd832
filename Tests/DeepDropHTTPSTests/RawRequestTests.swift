import DeepDropThreads
import Glibc
import Synchronization
import Testing

@testable import DeepDropHTTPS

@Suite(.network, .timeLimit(.minutes(5))) struct RawRequestTests {
  @Test func `a request without Host is answered`() async throws {
    let answer = try await withRawClient { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST /Ask HTTP/1.1\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n")
      peer.send("3\r\nabc\r\n0\r\n\r\n")
      return peer.receive()
    }
    #expect(answer.firstLine == "HTTP/1.1 200 OK")
    #expect(answer.hasSuffix("\r\n\r\nabc"))
  }

  @Test func `a connection serves one request after the other`() async throws {
    let ids = Mutex<[ConnectionID]>([])
    let answers = try await withRawClient { request in
      ids.withLock { $0.append(request.connection) }
      return ServerResponse(status: 200, body: .bytes(Array("end\(request.target)".utf8)))
    } _: { endpoint in
      let peer = RawPeer(endpoint)
      return ["/1", "/2", "/3"].map { target in
        peer.send("POST \(target) HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
        return peer.receive(until: "end\(target)").firstLine
      }
    }
    #expect(answers == Array(repeating: "HTTP/1.1 200 OK", count: 3))
    #expect(ids.withLock { Set($0).count } == 1)
    #expect(ids.withLock { $0.count } == 3)
  }

  @Test func `a body is asked for when it is read`() async throws {
    let (invitation, answer) = try await withRawClient { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
      let invitation = peer.receive(until: "\r\n\r\n")
      peer.send("hi")
      return (invitation, peer.receive(until: "hi"))
    }
    #expect(invitation == "HTTP/1.1 100 Continue\r\n\r\n")
    #expect(answer.firstLine == "HTTP/1.1 200 OK")
  }

  @Test func `a refusal goes out instead of the invitation`() async throws {
    let answer = try await withRawClient { _ in
      ServerResponse(status: 403)
    } _: { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
      return peer.receive()
    }
    #expect(answer.firstLine == "HTTP/1.1 403 Forbidden")
  }

  @Test(arguments: ["close", "Close"])
  func `who is to go keeps no connection with a body that never comes (A14)`(word: String)
    async throws
  {
    let (answer, isOpen) = try await withRawClient { _ in
      ServerResponse(status: 403, fields: ["Connection": word])
    } _: { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n")
      return (peer.receive(), peer.isOpen)
    }
    #expect(answer.firstLine == "HTTP/1.1 403 Forbidden")
    #expect(!isOpen)
  }

  @Test(arguments: ["zz\r\n", "-1\r\nabc", "fffffffffffffffffffffff\r\nabc", "3\r\nabcdef\r\n"])
  func `broken chunks are a bad request, and the server lives (A14)`(chunk: String) async throws {
    let (bad, good) = try await withRawClient { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n\(chunk)")
      let bad = peer.receive().firstLine
      let other = RawPeer(endpoint)
      other.send("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
      return (bad, other.receive(until: "hi").firstLine)
    }
    #expect(bad.hasPrefix("HTTP/1.1 4"))
    #expect(good == "HTTP/1.1 200 OK")
  }

  @Test(arguments: [("X: y\r\n", 101), ("X: \(String(repeating: "y", count: 1000))\r\n", 40)])
  func `too many or too long fields are refused`(line: String, count: Int) async throws {
    let answer = try await withRawClient { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("GET / HTTP/1.1\r\n" + String(repeating: line, count: count) + "\r\n")
      return peer.receive()
    }
    #expect(answer.firstLine == "HTTP/1.1 431 Request Header Fields Too Large")
  }

  @Test func `a head beyond all bounds is cut off`() async throws {
    let answer = try await withRawClient { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("GET / HTTP/1.1\r\nX: " + String(repeating: "y", count: 1 << 20))
      return peer.receive()
    }
    #expect(answer.firstLine == "HTTP/1.1 431 Request Header Fields Too Large")
  }

  @Test func `a body that never ends can be answered, and may go on`() async throws {
    let (answer, mayGoOn) = try await withRawClient { request in
      let bytes = try await BlockingThread.run {
        var block = [UInt8](repeating: 0, count: 3)
        var count = 0
        while count < 3 {
          count += try unsafe block.withUnsafeMutableBytes {
            try unsafe request.body.read(
              into: UnsafeMutableRawBufferPointer(rebasing: $0[count...])
            )
          }
        }
        return block
      }
      // The connection's thread has had time to wait for more.
      try await Task.sleep(for: .milliseconds(50))
      return ServerResponse(status: 200, fields: ["X-Name": "v"], body: .bytes(bytes))
    } _: { endpoint in
      let peer = RawPeer(endpoint)
      let chunk = "3\r\nabc\r\n"
      peer.send("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n\(chunk)")
      let answer = peer.receive()
      // A reset would take the answer from a peer that has not read it yet.
      let mayGoOn = (1...3).map { _ in
        usleep(30_000)
        return peer.send(chunk)
      }
      return (answer, mayGoOn)
    }
    #expect(mayGoOn == [true, true, true])
    #expect(
      answer
        == "HTTP/1.1 200 OK\r\nX-Name: v\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc"
    )
  }

  @Test(arguments: ["Content-Length: 9\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n"])
  func `a body larger than its route allows is refused`(rest: String) async throws {
    let answer = try await withRawClient { request in
      ServerResponse(status: 200, body: .bytes(try await request.body.collect(limit: 8)))
    } _: { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\n\(rest)")
      peer.send(rest.hasPrefix("T") ? "9\r\n123456789\r\n" : "123456789")
      return peer.receive(until: "\r\n\r\n").firstLine
    }
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
  }

  @Test(arguments: ["abc", "-1", "99999999999999999999"])
  func `a length that is none is a bad request`(length: String) async throws {
    let answer = try await withRawClient { endpoint in
      let peer = RawPeer(endpoint)
      peer.send("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n")
      return peer.receive().firstLine
    }
    #expect(answer.hasPrefix("HTTP/1.1 4"))
  }

  @Test func `a short body that nobody reads keeps the connection`() async throws {
    let answers = try await withRawClient { _ in
      ServerResponse(status: 401, body: .bytes(Array("no".utf8)))
    } _: { endpoint in
      let peer = RawPeer(endpoint)
      return (1...2).map { _ in
        peer.send("POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n123456789")
        return peer.receive(until: "no").firstLine
      }
    }
    #expect(answers == ["HTTP/1.1 401 Unauthorized", "HTTP/1.1 401 Unauthorized"])
  }
}
