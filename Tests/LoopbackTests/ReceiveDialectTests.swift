import DeepDropAirDrop
import DeepDropArchive
import DeepDropHTTPS
import DeepDropLinux
import DeepDropThreads
import Glibc
import Testing

extension Receiving {
  @Suite struct ReceiveDialectTests {
    @Test func `Discover names the receiver, with a length, in chunks or without a body`()
      async throws
    {
      try await withReceiver { receiver in
        for body in [DiscoverRequest().bytes, [], Array("<plist><dict/></plist>".utf8)] {
          for dialect in Dialect.allCases {
            let request = ClientRequest("POST", "/Discover", body: dialect.body(body))
            let answer = try await receiver.connect { try await $0.send(request) }
            #expect(answer.status == 200)
            let response = try DiscoverResponse(parsing: answer.body)
            #expect(
              response == DiscoverResponse(computerName: "Desk", modelName: "MacBookPro18,3")
            )
          }
        }
      }
    }

    @Test(arguments: [
      ("GET", "/", 200), ("HEAD", "/", 200), ("GET", "/x", 404), ("POST", "/Nope", 404),
      ("GET", "/Ask", 405), ("PUT", "/Upload", 405), ("POST", "/", 404), ("DELETE", "/", 404),
    ])
    func `other requests have their status`(
      method: String,
      target: String,
      status: Int
    ) async throws {
      try await withReceiver { receiver in
        let line = try await receiver.speak { peer in
          peer.send("\(method) \(target) HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
          return peer.status()
        }
        #expect(line.hasPrefix("HTTP/1.1 \(status) "))
      }
    }

    @Test(
      arguments: [ArchiveFormat.gzip, .dvzip, .cpio],
      ["application/x-cpio", "application/x-dvzip", "application/octet-stream"]
    )
    func `an upload is known by its content, whatever its type says`(
      format: ArchiveFormat,
      type: String
    ) async throws {
      try await withReceiver { receiver in
        let body = try Samples.upload(["a.txt": "hello", "b.txt": "world"], as: format)
        let status = try await receiver.connect { connection in
          _ = try await connection.ask(Samples.ask(files: ["a", "b"]))
          return try await connection.upload(body, type: type).status
        }
        #expect(status == 200)
        #expect(try receiver.folder.files == ["a.txt", "b.txt"])
        #expect(try receiver.folder.read("b.txt") == "world")
      }
    }

    @Test(arguments: ["6E8D9A4C-0000-4000-8000-000000000001", nil])
    func `an upload may come over another connection, by its identifier or without one`(
      id: String?
    ) async throws {
      try await withReceiver { receiver in
        let ask = try Samples.ask(files: ["a"], id: id)
        let answer = try await receiver.connect { try await $0.ask(ask, .current) }
        #expect(answer.status == 200)
        let body = try Samples.upload(["a.txt": "hello"], as: .dvzip)
        let uploaded = try await receiver.connect { connection in
          try await connection.upload(body, type: "application/x-dvzip", id: id)
        }
        #expect(uploaded.status == 200)
        #expect(try receiver.folder.files == ["a.txt"])
      }
    }

    @Test(arguments: [ArchiveFormat.gzip, .dvzip, .cpio])
    func `an upload whose last chunk never comes is answered`(format: ArchiveFormat) async throws {
      try await withReceiver { receiver in
        let body = try Samples.upload(["a.txt": "hello"], as: format)
        let status = try await receiver.connect { connection in
          _ = try await connection.ask(Samples.ask(files: ["a"]))
          let endless = ClientRequest.Body.stream { writer in
            try writer.write(body)
            // Holds the last chunk back until there is an answer.
            while true {
              try writer.write([])
              usleep(10_000)
            }
          }
          return try await connection.send(.upload(endless)).status
        }
        #expect(status == 200)
        #expect(try receiver.folder.files == ["a.txt"])
      }
    }

    @Test func `an upload with a length is taken, too`() async throws {
      try await withReceiver { receiver in
        let body = try Samples.upload(["a.txt": "hello"])
        let status = try await receiver.connect { connection in
          _ = try await connection.ask(Samples.ask(files: ["a"]))
          return try await connection.send(.upload(.bytes(body))).status
        }
        #expect(status == 200)
        #expect(try receiver.folder.files == ["a.txt"])
      }
    }

    @Test func `a sender that names no host and waits for a go-ahead gets one`() async throws {
      try await withReceiver { receiver in
        let answer = try await receiver.speak { peer in
          let ask = try Samples.ask(files: ["a"])
          peer.send("POST /Ask HTTP/1.1\r\nContent-Length: \(ask.count)\r\n\r\n")
          peer.send(ask)
          return peer.status()
        }
        #expect(answer == "HTTP/1.1 200 OK")
        let answers = try await receiver.speak { peer in
          peer.send(
            "POST /Upload HTTP/1.1\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n"
          )
          let first = peer.status()
          let body = try Samples.upload(["a.txt": "hello"])
          peer.send(Array("\(String(body.count, radix: 16))\r\n".utf8) + body)
          peer.send("\r\n0\r\n\r\n")
          return [first, peer.status()]
        }
        #expect(answers == ["HTTP/1.1 100 Continue", "HTTP/1.1 200 OK"])
        #expect(try receiver.folder.files == ["a.txt"])
      }
    }

    @Test func `a chunk without a length ends its connection and nothing else (A14)`() async throws
    {
      try await withReceiver { receiver in
        let ask = try Samples.ask(files: ["a"])
        let asked = try await receiver.connect { try await $0.ask(ask).status }
        #expect(asked == 200)
        let answer = try await receiver.speak { peer in
          peer.send("POST /Upload HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
          return peer.receive(until: "never")
        }
        #expect(!answer.hasPrefix("HTTP/1.1 200"))
        while try !receiver.folder.files.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try await receiver.connect { try await $0.discover().status } == 200)
      }
    }

    @Test func `a client may call the server what it likes`() async throws {
      try await withReceiver { receiver in
        let endpoint = receiver.endpoint
        let kind = try await BlockingThread.run {
          let peer = try RawPeer(endpoint)
          peer.send(ClientHello.naming("fe80::1%eth0"))
          return peer.receive()
        }
        // A handshake record; 21 would be an alert.
        #expect(kind == 22)
      }
    }
  }
}

/// The first message of a client that speaks TLS 1.2.
private enum ClientHello {
  static func naming(_ server: String) -> [UInt8] {
    let name = vector(2, [0] + vector(2, Array(server.utf8)))
    let extensions: [(UInt8, [UInt8])] = [
      (0, name), (10, vector(2, [0, 29, 0, 23])), (11, vector(1, [0])),
      (13, vector(2, [8, 4, 4, 1])),
    ]
    let body =
      [3, 3] + [UInt8](repeating: 7, count: 32) + vector(1, []) + vector(2, [0xC0, 0x2F, 0, 0xFF])
      + vector(1, [0]) + vector(2, extensions.flatMap { [0, $0.0] + vector(2, $0.1) })
    return [22, 3, 1] + vector(2, [1] + vector(3, body))
  }

  private static func vector(_ lengthSize: Int, _ content: [UInt8]) -> [UInt8] {
    (0..<lengthSize).reversed().map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) }
      + content
  }
}
