import DeepDropAirDrop
import DeepDropArchive
import DeepDropHTTPS
import DeepDropKit
import DeepDropLinux
import Foundation
import Synchronization
import Testing

@Suite(.network, .timeLimit(.minutes(5))) struct SendTests {
  @Test(arguments: ["https://example.com/e/1", "lightning:lnbc1"])
  func `a link is in the question, and nothing follows (A01, N09)`(link: String) async throws {
    try await ScriptedReceiver.run { receiver, endpoint in
      let report = try await SendSample.sender()
        .send(try SendSample.links(link), to: NearbyReceiver(at: endpoint))
      #expect(report.outcome == .delivered(to: "Desk"))
      #expect(report.receiver.name == "Desk")
      #expect(
        try report.receiver.publicKey == ScriptedReceiver.identity.get().certificate.publicKey
      )
      #expect(receiver.routes == [.discover, .ask])
      let question = try #require(try receiver.questions.first)
      #expect(question.links.map(\.string) == [link])
      #expect(question.files == [])
      #expect(question.computerName == "Laptop")
    }
  }

  @Test func `a known receiver is met again with the session that showed a certificate`()
    async throws
  {
    try await ScriptedReceiver.run { receiver, endpoint in
      let shipment = try SendSample.links("acme://e/1")
      let showing = try SendSample.sender()
      let first = await showing.send(shipment, to: NearbyReceiver(at: endpoint))
      let silent = AirDropSender(introducing: showing.identity, certificate: nil)
      let second = await silent.send(shipment, to: first.receiver)
      let stranger = await silent.send(shipment, to: NearbyReceiver(at: endpoint))
      #expect(
        [first, second, stranger].map(\.outcome)
          == Array(repeating: .delivered(to: "Desk"), count: 3)
      )
      #expect(first.receiver.ticket != second.receiver.ticket)
      let shown = showing.certificate?.certificate
      let asked = receiver.seen.filter { $0.route == .ask }
      #expect(asked.map(\.certificate) == [shown, shown, nil])
    }
  }

  @Test func `a ticket is spent with the question, whatever becomes of it`() async throws {
    let questions = Mutex(0)
    try await ScriptedReceiver.run { route in
      guard route == .ask else { return .reply(200) }
      return questions.withLock {
        $0 += 1
        return $0
      } == 1 ? .reply(200) : .vanish
    } _: { _, endpoint in
      let (sender, shipment) = (try SendSample.sender(), try SendSample.links("acme://e/1"))
      let first = await sender.send(shipment, to: NearbyReceiver(at: endpoint))
      let second = await sender.send(shipment, to: first.receiver)
      #expect(first.receiver.ticket != nil)
      #expect(second.receiver.publicKey == first.receiver.publicKey)
      #expect(second.receiver.ticket == nil)
    }
  }

  @Test func `a link file is offered with the app's type, and follows (A01, A03)`() async throws {
    let target = try Workspace()
    try await ScriptedReceiver.run { receiver, endpoint in
      let report = try await SendSample.sender()
        .send(try SendSample.files(try SendSample.gig()), to: NearbyReceiver(at: endpoint))
      #expect(report.outcome == .delivered(to: "Desk"))
      #expect(receiver.routes == [.discover, .ask, .upload])
      let question = try #require(try receiver.questions.first)
      #expect(question.links == [])
      #expect(question.files.map(\.name) == ["Gig.acmelink"])
      #expect(question.files.map(\.type) == ["com.example.acme.link"])
      let upload = try #require(receiver.seen.last)
      #expect(upload.fields["content-type"] == "application/x-cpio")
      #expect(upload.fields["transferid"] == question.transferID?.description)
      #expect(upload.fields["totalbytes"] == "10")
      try extract(upload.body, into: target)
      #expect(try target.read("Gig.acmelink") == "acme://e/1")
    }
  }

  @Test(arguments: [ServiceFlags.receiver, ServiceFlags(rawValue: 1019)])
  func `any file arrives as it was (A04)`(flags: ServiceFlags) async throws {
    let (source, target) = (try Workspace(), try Workspace())
    let bytes = Data((0..<1_000_000).map { _ in UInt8.random(in: 0...255) })
    let file = try source.write("two.bin", bytes)
    try await ScriptedReceiver.run { receiver, endpoint in
      let report = try await SendSample.sender().send(
        try SendSample.files(try OutgoingFile(path: file.path)),
        to: NearbyReceiver(flags: flags, at: endpoint)
      )
      #expect(report.outcome == .delivered(to: "Desk"))
      let upload = try #require(receiver.seen.last)
      #expect(upload.fields["content-type"] == UploadContainer(for: flags).contentType)
      try extract(upload.body, into: target)
      #expect(try Data(contentsOf: URL(filePath: target.path(of: "two.bin"))) == bytes)
    }
  }

  @Test func `what is offered does not depend on the receiver (N11)`() async throws {
    let offers = [136, 137, 1019, 16_524].map { ServiceFlags(rawValue: $0) }
    var asked: Set<[AskedFile]> = []
    for flags in offers {
      try await ScriptedReceiver.run { receiver, endpoint in
        _ = try await SendSample.sender().send(
          try SendSample.files(try SendSample.gig()),
          to: NearbyReceiver(flags: flags, at: endpoint)
        )
        asked.formUnion(try receiver.questions.map(\.files))
      }
    }
    #expect(asked.map { $0.map(\.type) } == [["com.example.acme.link"]])
  }

  @Test func `a known receiver is not asked for its name`() async throws {
    try await ScriptedReceiver.run { receiver, endpoint in
      let known = NearbyReceiver(id: "0a1b2c3d4e5f", name: "Desk", at: endpoint)
      _ = try await SendSample.sender().send(try SendSample.links("acme://e/1"), to: known)
      #expect(receiver.routes == [.ask])
    }
  }

  private func extract(_ body: [UInt8], into folder: Workspace) throws {
    let extraction = try Extraction(into: folder.path)
    #expect(try extraction.write(body.span) == .complete)
    _ = try extraction.finish()
  }
}
