import DeepDropAirDrop
import DeepDropArchive
import DeepDropHTTPS
import DeepDropLinux
import DeepDropThreads
import Foundation
import Glibc
import Testing

extension Receiving {
  /// The peer gets a status, the owner a sentence with the limit, the next sender is served.
  @Suite struct ReceiveLimitTests {
    private func refusal(
      _ status: Int,
      _ reason: String,
      of body: [UInt8],
      under change: (inout ReceiverSettings) -> Void,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      try await withReceiver(change) { receiver in
        let answer = try await receiver.connect { try await $0.transfer(body) }
        #expect(answer.status == status, sourceLocation: sourceLocation)
        #expect(await receiver.log.transfers.last?.reason == reason, sourceLocation: sourceLocation)
        #expect(try receiver.folder.files == [], sourceLocation: sourceLocation)
        let next = try await receiver.connect { try await $0.discover().status }
        #expect(next == 200, sourceLocation: sourceLocation)
      }
    }

    @Test func `members`() async throws {
      try await refusal(
        413,
        "The archive has more than the 2 members allowed.",
        of: Samples.archive(["a", "b", "c"])
      ) { $0.extraction.members = 2 }
    }

    @Test func `inflated bytes`() async throws {
      let body = try Samples.upload(["zeros": String(repeating: "0", count: 1 << 20)])
      #expect(body.count < 20_000)
      try await refusal(
        413,
        "The archive's files exceed the 1000000 bytes allowed altogether.",
        of: body
      ) { $0.extraction.totalBytes = 1_000_000 }
    }

    @Test func `the size of one file`() async throws {
      try await refusal(
        413,
        "The archive has a file of 11 bytes; at most 10 are allowed.",
        of: Samples.upload(["a": "hello world"])
      ) { $0.extraction.fileBytes = 10 }
    }

    @Test func `the length of the body`() async throws {
      let body = Samples.archive([("a", 0o100_644, String(repeating: "0", count: 1 << 20))])
      try await refusal(413, "The upload is longer than 100000 bytes.", of: body) {
        $0.limits.uploadBytes = 100_000
      }
    }

    @Test func `the length of a question`() async throws {
      try await withReceiver { receiver in
        let body = [UInt8](repeating: 0, count: 3 << 20 + 1)
        for dialect in Dialect.allCases {
          let answer = try await receiver.connect { try await $0.ask(body, dialect) }
          #expect(answer.status == 413)
          #expect(
            await receiver.log.transfers.last?.reason
              == "The body of /Ask is longer than 3145728 bytes."
          )
        }
        #expect(try await receiver.connect { try await $0.ask(links: ["acme://e/1"]) } == 200)
      }
    }

    @Test func `a body that drips or rests`() async throws {
      try await withReceiver { settings in
        settings.server.bodyWindow = .seconds(1)
        settings.server.bodyRate = 1000
      } _: { receiver in
        let archive = Samples.archive([("a", 0o100_644, String(repeating: "x", count: 1000))])
        for drip in [[UInt8(0)], []] {
          let status = try await receiver.connect { connection in
            _ = try await connection.ask(Samples.ask(files: ["a"]))
            let body = ClientRequest.Body.stream { writer in
              try writer.write(Array(archive.prefix(100)))
              while true {
                try writer.write(drip)
                usleep(50_000)
              }
            }
            return try await connection.send(.upload(body)).status
          }
          #expect(status == 408)
          #expect(
            await receiver.log.transfers.last?.reason
              == "Less than 1000 bytes a second came for 1 seconds."
          )
          #expect(try receiver.folder.files == [])
        }
      }
    }

    @Test func `silent connections keep nobody waiting, and are let go (A14)`() async throws {
      try await withReceiver {
        $0.server.headTime = .seconds(1)
      } _: { receiver in
        let silent = try (0..<8).map { _ in try RawPeer(receiver.endpoint) }
        let (begun, begin) = AsyncStream<Void>.makeStream()
        async let rest = receiver.speak { peer in
          peer.send("POST /Ask HT")
          begin.yield()
          return peer.receive(until: "never")
        }
        for await _ in begun { break }
        let status = try await receiver.connect { try await $0.ask(links: ["acme://e/1"]) }
        #expect(status == 200)
        let areOpen = silent.allSatisfy { $0.isOpen }
        #expect(areOpen)
        let bytes = try await BlockingThread.run { silent.map { $0.receive() } }
        #expect(bytes == Array(repeating: nil, count: 8))
        #expect(try await rest == "")
      }
    }

    @Test func `connections of one peer, and in all`() async throws {
      try await withReceiver { settings in
        settings.server.connections = 3
        settings.server.connectionsPerPeer = 2
      } _: { receiver in
        let other = try Endpoint("127.0.0.1", port: receiver.endpoint.port)
        let status = try await receiver.connect { first in
          _ = try await first.discover()
          return try await receiver.connect { second in
            _ = try await second.discover()
            await #expect(throws: HTTPSError.self) {
              try await receiver.connect { try await $0.discover() }
            }
            return try await HTTPSConnection.with(other) { third in
              let status = try await third.discover().status
              await #expect(throws: HTTPSError.self) {
                try await HTTPSConnection.with(other) { try await $0.discover() }
              }
              return status
            }
          }
        }
        #expect(status == 200)
        // Theirs are counted until the receiver has seen them close.
        while (try? await receiver.connect { try await $0.discover() }) == nil {
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }

    @Test func `uploads at once`() async throws {
      try await withReceiver {
        $0.limits.uploads = 1
      } _: { receiver in
        let body = try Samples.upload(["a.txt": "hello"])
        let release = Latch()
        try await receiver.connect { connection in
          _ = try await connection.ask(Samples.ask(files: ["a"], id: "ID-1"))
          async let slow = connection.send(
            .upload(
              .stream { writer in
                try writer.write(Array(body.prefix(10)))
                while !release.isOpen { usleep(10_000) }
                try writer.write(Array(body.dropFirst(10)))
              },
              id: "ID-1"
            )
          )
          // The first upload has begun once its hidden folder is there.
          while try receiver.folder.files.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
          try await receiver.connect { other in
            _ = try await other.ask(Samples.ask(files: ["b"], id: "ID-2"))
            #expect(try await other.upload(body, id: "ID-2").status == 503)
          }
          release.open()
          #expect(try await slow.status == 200)
        }
        #expect(
          await receiver.log.reports.compactMap(\.reason) == ["1 uploads are under way already."]
        )
        #expect(try receiver.folder.files == ["a.txt"])
      }
    }
  }
}
