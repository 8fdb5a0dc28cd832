import DeepDropAirDrop
import DeepDropArchive
import DeepDropDiscovery
import DeepDropHTTPS
import DeepDropLinux
import Foundation
import Glibc
import Testing

extension Receiving {
  /// Peers that vanish, receivers that end, places that cannot be used.
  @Suite struct ReceiveEndingTests {
    @Test func `a sender that vanishes at any step leaves nothing behind`() async throws {
      try await withReceiver { receiver in
        let hello = Array("POST /Upload HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
        let body = try Samples.upload(["a.txt": "hello"])
        let chunk = Array("\(String(body.count, radix: 16))\r\n".utf8)
        let ask = try Samples.ask(files: ["a"])
        for begun in [[], Array("POST /Up".utf8), hello, hello + chunk + body.prefix(30)] {
          let status = try await receiver.connect { try await $0.ask(ask).status }
          #expect(status == 200)
          try await receiver.speak { $0.send(begun) }
        }
        _ = try RawPeer(receiver.endpoint)
        _ = try await receiver.log.first { $0.reason }
        #expect(try await receiver.connect { try await $0.transfer(body).status } == 200)
        while try receiver.folder.files != ["a.txt"] {
          try await Task.sleep(for: .milliseconds(10))
        }
      }
    }

    @Test func `a receiver that ends takes its uploads along and leaves nothing behind`()
      async throws
    {
      let folder = try await withReceiver { receiver in
        try await receiver.connect { connection in
          _ = try await connection.ask(Samples.ask(files: ["a"]))
          let body = Samples.archive(["a"])
          let sending = Task {
            try await HTTPSConnection.with(receiver.endpoint) { connection in
              let endless = ClientRequest.Body.stream { writer in
                try writer.write(Array(body.prefix(80)))
                while true {
                  try writer.write([0])
                  usleep(10_000)
                }
              }
              return try await connection.send(.upload(endless)).status
            }
          }
          while try receiver.folder.files.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
          _ = sending
        }
        return receiver.folder
      }
      #expect(try folder.files == [])
    }

    @Test func `a folder that is gone is a failure with a status, not an end`() async throws {
      try await withReceiver { receiver in
        let body = try Samples.upload(["a.txt": "hello"])
        let (path, aside) = (receiver.folder.path, receiver.folder.parent + "/aside")
        try FileManager.default.moveItem(atPath: path, toPath: aside)
        #expect(try await receiver.connect { try await $0.transfer(body).status } == 500)
        try FileManager.default.moveItem(atPath: aside, toPath: path)
        #expect(try await receiver.connect { try await $0.transfer(body).status } == 200)
        #expect(try receiver.folder.files == ["a.txt"])
      }
    }

    @Test func `a disk that would be left with too little space is a failure with its limit`()
      async throws
    {
      try await withReceiver {
        $0.extraction.freeBytes = 1 << 60
      } _: { receiver in
        let body = try Samples.upload(["a.txt": "hello"])
        #expect(try await receiver.connect { try await $0.transfer(body).status } == 507)
        let reason = await receiver.log.transfers.last?.reason
        #expect(
          reason == "The disk would be left with less than the \(1 << 60) free bytes required."
        )
        #expect(try receiver.folder.files == [])
      }
    }

    @Test func `a port in use is said to be`() async throws {
      try await withReceiver { receiver in
        let port = receiver.endpoint.port
        let error = await #expect(throws: HTTPSError.self) {
          try await withReceiver {
            $0.port = port
          } _: { _ in
          }
        }
        #expect(error?.code == .portInUse)
      }
    }
  }
}
