import DeepDropArchive
import DeepDropHTTPS
import DeepDropLinux
import Foundation
import Testing

extension Receiving {
  @Suite struct ReceiveArchiveTests {
    @Test(arguments: [
      ["../../.ssh/authorized_keys"], ["/tmp/evil"], ["./a/../../evil"], ["../.bashrc"], [""],
      ["a\0b"], ["./good.txt", "../evil"],
    ])
    func `a name that leads elsewhere is refused whole (A09, A17, F07)`(
      names: [String]
    ) async throws {
      try await refuse(Samples.archive(names))
    }

    @Test(arguments: [0o120_777, 0o010_644, 0o020_644, 0o060_644, 0o140_644])
    func `links, pipes, devices and sockets are refused (A09)`(mode: Int) async throws {
      let members = [("out", mode, "/tmp"), ("out/evil", 0o100_644, "evil")]
      try await refuse(Samples.archive(members))
    }

    @Test func `what is no archive is refused`() async throws {
      try await refuse(Array("PK\u{3}\u{4} and so on".utf8))
      try await refuse([])
      try await refuse(Samples.archive([(".", 0o040_755, ""), ("a/._b", 0o100_644, "sidecar")]))
      let good = try Samples.upload(["a.txt": "hello"])
      try await refuse(Array(good.dropLast(9)))
    }

    private func refuse(
      _ body: [UInt8],
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      try await withReceiver { receiver in
        let answer = try await receiver.connect { try await $0.transfer(body) }
        #expect(answer.status == 422, sourceLocation: sourceLocation)
        #expect(try receiver.folder.files == [], sourceLocation: sourceLocation)
        let around = try FileManager.default.contentsOfDirectory(atPath: receiver.folder.parent)
        #expect(around == ["in"], sourceLocation: sourceLocation)
        #expect(await receiver.log.transfers.last?.reason != nil, sourceLocation: sourceLocation)
        let good = try Samples.upload(["a.txt": "hello"])
        let next = try await receiver.connect { try await $0.transfer(good).status }
        #expect(next == 200, sourceLocation: sourceLocation)
      }
    }

    @Test(
      arguments: [
        (["./x"], ["x"]),
        (["Gig .acmelink", "NUL.acmelink", "Gig.."], ["Gig", "Gig.acmelink", "NUL_.acmelink"]),
        (["Cafe\u{301}.txt", "Caf\u{E9}.txt"], ["Caf\u{E9}-2.txt", "Caf\u{E9}.txt"]),
        (
          ["./U\u{308}bung/x.acmelink", "./\u{DC}bung/y.acmelink"],
          ["\u{DC}bung", "\u{DC}bung/x.acmelink", "\u{DC}bung/y.acmelink"]
        ),
        (
          ["a\\b:c\nd.txt", ".hidden", "gnp\u{202E}.exe"],
          ["a\u{FF3C}b\u{2236}c d.txt", "gnp.exe", "hidden"]
        ),
        ([".d/.git/HEAD", ".d/.env"], ["d", "d/.env", "d/.git", "d/.git/HEAD"]),
        (["NSIRD_AirDrop_x1/a.txt", "NSIRD_AirDrop_x1/._a.txt"], ["a.txt"]),
      ] as [([String], [String])]
    )
    func `names are cleaned, and what is answered with 200 is there (F03, F04, F07, F08)`(
      names: [String],
      files: [String]
    ) async throws {
      try await withReceiver { receiver in
        let body = Samples.archive(names)
        let status = try await receiver.connect { try await $0.transfer(body).status }
        #expect(status == 200)
        // Strings compare by what they mean; here the scalars count.
        let found = try receiver.folder.files
        #expect(found.map { Array($0.utf8) } == files.map { Array($0.utf8) }, "\(found)")
      }
    }

    @Test func `a file is never overwritten, and what was executable is not`() async throws {
      try await withReceiver { receiver in
        for content in ["one", "two", "three"] {
          let body = Samples.archive([("Gig.acmelink", 0o104_755, content)])
          #expect(try await receiver.connect { try await $0.transfer(body).status } == 200)
        }
        #expect(try receiver.folder.files == ["Gig-2.acmelink", "Gig-3.acmelink", "Gig.acmelink"])
        #expect(try receiver.folder.read("Gig.acmelink") == "one")
        let path = receiver.folder.path(of: "Gig-3.acmelink")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
        #expect(mode & 0o7111 == 0)
      }
    }
  }
}
