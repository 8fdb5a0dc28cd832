import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropLinux
import Foundation
import Testing

extension Receiving {
  @Suite(.enabled(if: SharedFiles.areThere, SharedFiles.reason))
  struct ReceiveCaptureTests {
    static let uploads = SharedFiles.names(in: "captures").compactMap { name in
      name.hasSuffix("_upload_request.cpio.gz") ? String(name.prefix { $0 != "_" }) : nil
    }

    @Test(arguments: uploads)
    func `what OpenDrop sends arrives`(tag: String) async throws {
      try await withReceiver { receiver in
        try await receiver.connect { connection in
          let discover = try SharedFiles.read("captures/\(tag)_discover_request.bin.plist")
          #expect(try await connection.discover(discover).status == 200)
        }
        try await receiver.connect { connection in
          let ask = try SharedFiles.read("captures/\(tag)_ask_request.bin.plist")
          #expect(try await connection.ask(ask).status == 200)
          let body = try SharedFiles.read("captures/\(tag)_upload_request.cpio.gz")
          #expect(try await connection.upload(body).status == 200)
        }
        guard case .files(let files, let question) = await receiver.log.transfers.last else {
          Issue.record("nothing arrived")
          return
        }
        #expect(
          files.map(\.path) == question.request.files.map { receiver.folder.path(of: "\($0.name)") }
        )
        #expect(try receiver.folder.files == question.request.files.map(\.name))
      }
    }

    @Test(arguments: ["url", "customscheme"])
    func `what OpenDrop sends as a link is kept`(tag: String) async throws {
      try await withReceiver { receiver in
        let ask = try SharedFiles.read("captures/\(tag)_ask_request.bin.plist")
        #expect(try await receiver.connect { try await $0.ask(ask).status } == 200)
        guard case .links(let links, let question) = await receiver.log.transfers.last else {
          Issue.record("no link arrived")
          return
        }
        #expect(links.map(\.link) == question.request.links)
        #expect(links.count == 1)
      }
    }

    @Test(
      arguments: [("small", 1), ("mixed", 2), ("ios_wrapped", 1)],
      ["cpio", "cpio.gz", "dvzip"]
    )
    func `bodies in the dialect of current systems arrive`(
      sample: (name: String, files: Int),
      format: String
    ) async throws {
      try await withReceiver { receiver in
        try await receiver.connect { connection in
          let ask = try SharedFiles.read("fixtures/ask_files_apple.bin.plist")
          #expect(try await connection.ask(ask, .current).status == 200)
        }
        let id = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"
        let body = try SharedFiles.read("fixtures/upload_\(sample.name).\(format)")
        let status = try await receiver.connect { connection in
          try await connection.upload(body, type: "application/x-dvzip", id: id).status
        }
        #expect(status == 200)
        #expect(
          try receiver.folder.files.allSatisfy { !$0.contains("._") && !$0.contains("NSIRD") }
        )
        #expect(try receiver.folder.files.count == sample.files)
      }
    }

    static let hostile = SharedFiles.names(in: "fixtures").filter { $0.hasPrefix("archive_bad_") }

    @Test(arguments: hostile)
    func `a hostile archive stays inside, or leaves nothing at all`(name: String) async throws {
      try await withReceiver { receiver in
        let body = try SharedFiles.read("fixtures/\(name)")
        let status = try await receiver.connect { try await $0.transfer(body).status }
        // Those say what a name may not be, and are given another.
        let isHarmless = ["bidi", "dup", "setuid", "longname"].contains { name.contains($0) }
        #expect(status == (isHarmless ? 200 : 422))
        let around = try FileManager.default.contentsOfDirectory(atPath: receiver.folder.parent)
        #expect(around == ["in"])
        #expect(try receiver.folder.files.isEmpty == (status != 200))
      }
    }
  }
}
