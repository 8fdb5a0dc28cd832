import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropKit
import DeepDropLinux
import Foundation
import Testing

extension Receiving {
  @Suite struct ReceiveLinkTests {
    @Test(arguments: Dialect.allCases)
    func `a link is stored and reported before it is answered (A02, N01)`(
      dialect: Dialect
    ) async throws {
      try await withReceiver { receiver in
        let answer = try await receiver.connect {
          try await $0.ask(Samples.ask(links: ["https://example.com/e/1"]), dialect)
        }
        #expect(answer.status == 200)
        #expect(try AskResponse(parsing: answer.body).computerName == "Desk")
        #expect(try receiver.folder.files == ["example.com.url"])
        #expect(
          try receiver.folder.read("example.com.url")
            == "[InternetShortcut]\r\nURL=https://example.com/e/1\r\n"
        )
        let link = try DeepLink("https://example.com/e/1")
        let path = receiver.folder.path(of: "example.com.url")
        guard case .links(let links, let question) = await receiver.log.transfers.last else {
          Issue.record("no link was reported")
          return
        }
        #expect(links.map(\.link) == [link])
        #expect(links.map(\.path) == [path])
        #expect(question.request.computerName == "Laptop")
        #expect(question.peer.address == "::1")
      }
    }

    @Test func `a known app's link becomes its link file, and names are never taken twice`()
      async throws
    {
      try await withReceiver { settings in
        settings.types = [try Samples.acme.get()]
      } _: { receiver in
        for links in [["acme://e/1"], ["acme://e/1"], ["https://example.com/e/1", "other:x"]] {
          let status = try await receiver.connect { try await $0.ask(links: links) }
          #expect(status == 200)
        }
        #expect(
          try receiver.folder.files
            == [
              "acme link-2.acmelink", "acme link.acmelink", "example.com.acmelink",
              "other link.url",
            ]
        )
        #expect(try receiver.folder.read("acme link.acmelink") == "acme://e/1")
      }
    }

    @Test func `a link that cannot be stored is not accepted, and the next one is`() async throws {
      try await withReceiver { receiver in
        let (path, aside) = (receiver.folder.path, receiver.folder.parent + "/aside")
        try FileManager.default.moveItem(atPath: path, toPath: aside)
        try await receiver.connect { connection in
          #expect(try await connection.ask(links: ["acme://e/1"]) == 500)
          try FileManager.default.moveItem(atPath: aside, toPath: path)
          #expect(try await connection.ask(links: ["acme://e/1"]) == 200)
        }
        let reasons = await receiver.log.reports.compactMap(\.reason)
        #expect(reasons == ["\(path)/acme link.url: no such file or directory"])
        #expect(try receiver.folder.files == ["acme link.url"])
      }
    }

    @Test(arguments: [
      ("Gig.acmelink", "acme://e/1", "acme://e/1" as String?),
      ("Gig.acmelink", "https://example.org/", nil),
      ("Gig.acmelink", "not a link", nil),
      (
        "Gig.webloc",
        "<plist><dict><key>URL</key><string>https://a.example/</string></dict></plist>",
        "https://a.example/"
      ),
      ("Gig.txt", "acme://e/1", nil),
    ])
    func `the link in a link file that is uploaded is taken out, and the file stays`(
      name: String,
      content: String,
      link: String?
    ) async throws {
      try await withReceiver { settings in
        settings.types = [try Samples.acme.get()]
      } _: { receiver in
        let body = try Samples.upload([name: content])
        #expect(try await receiver.connect { try await $0.transfer(body).status } == 200)
        guard case .files(let files, _) = await receiver.log.transfers.last else {
          Issue.record("no file was reported")
          return
        }
        #expect(files.map(\.link) == [try link.map { try DeepLink($0) }])
        #expect(try receiver.folder.read(name) == content)
      }
    }

    @Test func `links and a file in one question all arrive`() async throws {
      try await withReceiver { receiver in
        try await receiver.connect { connection in
          let ask = try Samples.ask(links: ["acme://e/1"], files: ["a"], id: "ID-1")
          #expect(try await connection.ask(ask).status == 200)
          #expect(try await connection.upload(Samples.upload(["a.txt": "hello"])).status == 200)
        }
        #expect(try receiver.folder.files == ["a.txt", "acme link.url"])
      }
    }
  }
}
