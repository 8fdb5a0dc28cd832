import DeepDropAirDrop
import DeepDropKit
import Foundation
import Testing

@Suite struct SenderMachineTests {
  static let links = TransferID("11111111-1111-4111-8111-111111111111")
  static let files = TransferID("22222222-2222-4222-8222-222222222222")
  static let named = Reply(
    status: 200,
    body: DiscoverResponse(computerName: "Desk", modelName: "Mac14,2").bytes
  )
  static let accepted = Reply(
    status: 200,
    body: AskResponse(computerName: "Desk", modelName: "Mac14,2").bytes
  )

  let sender = SenderIdentity(computerName: "Laptop", id: ServiceID(random: 0x0a1b_2c3d_4e5f))

  func machine(
    links: [String] = [],
    files: [String] = [],
    icon: FileIcon? = nil,
    flags: ServiceFlags = .receiver,
    knownName: String? = nil
  ) throws -> SenderMachine {
    let offer = try #require(
      try Offer(
        links: links.map { try DeepLink($0) },
        files: files.map {
          AskedFile(
            name: FileName(title: $0, extension: "acmelink"),
            type: try TypeIdentifier("com.example.acme.link"),
            size: 12
          )
        },
        icon: icon
      )
    )
    return SenderMachine(
      offering: offer,
      from: sender,
      to: flags,
      knownName: knownName,
      linksID: try #require(Self.links),
      filesID: try #require(Self.files)
    )
  }

  @Test func `a link crosses inside the question and nothing follows (A01)`() throws {
    var machine = try machine(links: ["https://example.com/e/1"])
    #expect(machine.handle(.start) == .discover(body: DiscoverRequest().bytes))
    guard case .ask(let body) = machine.handle(.replied(Self.named)) else {
      Issue.record("no question")
      return
    }
    let request = try AskRequest(parsing: body)
    #expect(request.links.map(\.string) == ["https://example.com/e/1"])
    #expect(request.files == [])
    #expect(request.transferType == .links)
    #expect(request.transferID == Self.links)
    #expect(request.computerName == "Laptop")
    #expect(request.senderID == "0a1b2c3d4e5f")
    #expect(machine.handle(.replied(Self.accepted)) == .finish(.delivered(to: "Desk")))
  }

  @Test func `a link file is asked for by its declared type, then uploaded (A01, A03)`() throws {
    var machine = try machine(files: ["Gig"])
    _ = machine.handle(.start)
    guard case .ask(let body) = machine.handle(.replied(Self.named)) else {
      Issue.record("no question")
      return
    }
    let request = try AskRequest(parsing: body)
    #expect(request.links == [])
    #expect(request.files.map(\.name) == ["Gig.acmelink"])
    #expect(request.files.map(\.type) == ["com.example.acme.link"])
    #expect(request.transferType == .files)
    let head = UploadHead(container: .gzip, transferID: try #require(Self.files), totalBytes: 12)
    #expect(machine.handle(.replied(Self.accepted)) == .upload(head))
    #expect(head.fields.map(\.name) == ["Content-Type", "TransferID", "TotalBytes"])
    #expect(
      head.fields.map(\.value)
        == ["application/x-cpio", "22222222-2222-4222-8222-222222222222", "12"]
    )
    #expect(machine.handle(.replied(Reply(status: 200))) == .finish(.delivered(to: "Desk")))
  }

  @Test func `links and files in one go are two questions, links first`() throws {
    var machine = try machine(links: ["acme://e/1"], files: ["Gig"], knownName: "Desk")
    _ = machine.handle(.start)
    #expect(machine.state == .asking(.links))
    #expect(!machine.areLinksDelivered)
    _ = machine.handle(.replied(Self.accepted))
    #expect(machine.areLinksDelivered)
    #expect(machine.state == .asking(.files))
    _ = machine.handle(.replied(Self.accepted))
    #expect(machine.state == .uploading)
  }

  @Test func `links stay delivered when the files after them are declined`() throws {
    var machine = try machine(links: ["acme://e/1"], files: ["Gig"], knownName: "Desk")
    _ = machine.handle(.start)
    _ = machine.handle(.replied(Self.accepted))
    #expect(machine.handle(.replied(Reply(status: 406))) == .finish(.declined))
    #expect(machine.areLinksDelivered)
  }

  @Test func `links that are declined are not delivered, and no file is asked for`() throws {
    var machine = try machine(links: ["acme://e/1"], files: ["Gig"], knownName: "Desk")
    _ = machine.handle(.start)
    #expect(machine.handle(.replied(Reply(status: 406))) == .finish(.declined))
    #expect(!machine.areLinksDelivered)
  }

  @Test func `a receiver whose name is known is asked at once`() throws {
    var machine = try machine(links: ["acme://e/1"], knownName: "Desk")
    _ = machine.handle(.start)
    #expect(machine.state == .asking(.links))
  }

  @Test func `a receiver that does not answer Discover is asked at once`() throws {
    var machine = try machine(links: ["acme://e/1"], flags: [.url, .mixedTypes])
    _ = machine.handle(.start)
    #expect(machine.state == .asking(.links))
  }

  @Test func `a receiver that understands dvzip is sent dvzip`() throws {
    var machine = try machine(files: ["Gig"], flags: [.dvzip, .mixedTypes])
    _ = machine.handle(.start)
    let head = UploadHead(container: .dvzip, transferID: try #require(Self.files), totalBytes: 12)
    #expect(machine.handle(.replied(Self.accepted)) == .upload(head))
    #expect(head.fields.first?.value == "application/x-dvzip")
  }

  @Test func `a receiver without a name does not want to be seen`() throws {
    var machine = try machine(links: ["acme://e/1"])
    _ = machine.handle(.start)
    let nameless = DiscoverResponse(computerName: nil, modelName: nil)
    #expect(
      machine.handle(.replied(Reply(status: 200, body: nameless.bytes)))
        == .finish(.notDiscoverable)
    )
  }

  @Test func `an answer that is no property list hides nobody`() throws {
    var machine = try machine(links: ["acme://e/1"])
    _ = machine.handle(.start)
    let reply = Reply(status: 200, body: Array("hello".utf8))
    #expect(machine.handle(.replied(reply)) == .finish(.unreadable(step: .discover)))
  }

  @Test(arguments: [
    (401, SendOutcome.contactsOnly), (403, .declined), (406, .declined),
    (500, .refused(step: .ask, status: 500)), (503, .unavailable(step: .ask)), (507, .diskFull),
  ])
  func `a status other than 200 to the question is an answer (A08)`(
    status: Int,
    outcome: SendOutcome
  ) throws {
    var machine = try machine(links: ["acme://e/1"], knownName: "Desk")
    _ = machine.handle(.start)
    #expect(machine.handle(.replied(Reply(status: status))) == .finish(outcome))
    #expect(machine.state == .finished(outcome))
  }

  @Test func `a broken connection is named by its step (A05)`() throws {
    var discovering = try machine(files: ["Gig"])
    _ = discovering.handle(.start)
    #expect(discovering.handle(.lost) == .finish(.vanished(step: .discover)))

    var asking = try machine(files: ["Gig"], knownName: "Desk")
    _ = asking.handle(.start)
    #expect(asking.handle(.timedOut) == .finish(.timedOut(step: .ask)))

    var uploading = try machine(files: ["Gig"], knownName: "Desk")
    _ = uploading.handle(.start)
    _ = uploading.handle(.replied(Self.accepted))
    #expect(uploading.handle(.lost) == .finish(.vanished(step: .upload)))
  }

  @Test func `whatever comes after the end is ignored`() throws {
    var machine = try machine(links: ["acme://e/1"])
    _ = machine.handle(.start)
    #expect(machine.handle(.cancelled) == .finish(.cancelled))
    for event in [
      SenderMachine.Event.start, .replied(Self.accepted), .lost, .timedOut, .cancelled,
    ] {
      #expect(machine.handle(event) == .ignore)
    }
  }

  @Test func `the picture of an offer travels in the question (N07)`() throws {
    let icon = try FileIcon(Data([0xFF, 0xD8, 0xFF, 0xE0]))
    var machine = try machine(files: ["Gig"], icon: icon, knownName: "Desk")
    guard case .ask(let body) = machine.handle(.start) else {
      Issue.record("no question")
      return
    }
    #expect(try AskRequest(parsing: body).icon == icon.data)
  }

  @Test func `nothing to offer is no offer`() {
    #expect(Offer() == nil)
  }
}
