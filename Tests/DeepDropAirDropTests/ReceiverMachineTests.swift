import DeepDropKit
import Foundation
import Testing

@testable import DeepDropAirDrop

@Suite struct ReceiverMachineTests {
  static let identity = AskResponse(computerName: "Desk", modelName: "Mac14,2")
  static let yes = ReceiverMachine.Action.reply(Reply(status: 200, body: identity.bytes))

  let peer = Peer(address: "fe80::1%veth", connection: "1")
  let elsewhere = Peer(address: "fe80::2%veth", connection: "2")
  let sender = SenderIdentity(computerName: "Laptop", id: ServiceID(random: 7))

  func body(links: [String] = [], files: [String] = [], id: String? = "ID-1") throws -> [UInt8] {
    var request = AskRequest(
      from: sender,
      links: try links.map { try DeepLink($0) },
      files: try files.map {
        AskedFile(
          name: FileName(title: $0, extension: "acmelink"),
          type: try TypeIdentifier("com.example.acme.link"),
          size: 12
        )
      },
      transferID: try #require(TransferID("ID-1"))
    )
    request.transferID = id.flatMap(TransferID.init)
    return request.bytes
  }

  /// Asks and hands back the question's ticket.
  func ask(
    _ machine: inout ReceiverMachine,
    _ body: [UInt8],
    from peer: Peer? = nil,
    at now: Duration = .zero
  ) throws -> ReceiverMachine.Ticket {
    let action = machine.handle(.ask(body: body, from: peer ?? self.peer), at: now)
    guard case .question(let ticket, _) = action else {
      throw AirDropError.malformed("the test", "got \(action) instead of a question")
    }
    return ticket
  }

  @Test func `a link is stored before the peer hears that it was accepted (A02, N01)`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let body = try body(links: ["acme://e/1"])
    let ticket = try ask(&machine, body)
    #expect(
      try machine.handle(.answered(ticket, .accept), at: .zero)
        == .store(ticket, AskRequest(parsing: body))
    )
    #expect(machine.handle(.stored(ticket, .stored), at: .zero) == Self.yes)
    #expect(
      machine.handle(.upload(transferID: "ID-1", from: peer), at: .zero) == .refuse(.notAsked)
    )
  }

  @Test(arguments: [(UploadResult.diskFull, 507), (.notStored, 500)])
  func `a link that cannot be stored is not accepted`(result: UploadResult, status: Int) throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let ticket = try ask(&machine, body(links: ["acme://e/1"]))
    _ = machine.handle(.answered(ticket, .accept), at: .zero)
    let action = machine.handle(.stored(ticket, result), at: .zero)
    #expect(action == .reply(Reply(status: status)))
  }

  @Test func `a file is asked for, accepted, taken in and answered`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let ticket = try ask(&machine, body(files: ["Gig"]))
    #expect(machine.handle(.answered(ticket, .accept), at: .zero) == Self.yes)
    let again = Peer(address: peer.address, connection: "9")
    guard
      case .receive(ticket, let request) = machine.handle(
        .upload(transferID: "ID-1", from: again),
        at: .seconds(1)
      )
    else {
      Issue.record("the upload was not taken")
      return
    }
    #expect(request.files.map(\.name) == ["Gig.acmelink"])
    #expect(
      machine.handle(.uploaded(ticket, .stored), at: .seconds(2)) == .reply(Reply(status: 200))
    )
  }

  @Test func `an accepted Ask is good for one Upload`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let ticket = try ask(&machine, body(files: ["Gig"]))
    _ = machine.handle(.answered(ticket, .accept), at: .zero)
    _ = machine.handle(.upload(transferID: "ID-1", from: peer), at: .zero)
    #expect(
      machine.handle(.upload(transferID: "ID-1", from: peer), at: .zero) == .refuse(.notAsked)
    )
    _ = machine.handle(.uploaded(ticket, .stored), at: .zero)
    #expect(
      machine.handle(.upload(transferID: "ID-1", from: peer), at: .zero) == .refuse(.notAsked)
    )
  }

  @Test func `an Upload without an accepted Ask is refused`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    #expect(machine.handle(.upload(transferID: nil, from: peer), at: .zero) == .refuse(.notAsked))
    _ = try ask(&machine, body(files: ["Gig"]))
    #expect(
      machine.handle(.upload(transferID: "ID-1", from: peer), at: .zero) == .refuse(.notAsked)
    )
  }

  @Test func `an Upload with another TransferID, or from another address, is refused`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let ticket = try ask(&machine, body(files: ["Gig"]))
    _ = machine.handle(.answered(ticket, .accept), at: .zero)
    #expect(
      machine.handle(.upload(transferID: "ID-2", from: peer), at: .zero) == .refuse(.notAsked)
    )
    #expect(
      machine.handle(.upload(transferID: "ID-1", from: elsewhere), at: .zero)
        == .refuse(.notAsked)
    )
  }

  @Test func `an Upload that comes too late is refused`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let ticket = try ask(&machine, body(files: ["Gig"]))
    _ = machine.handle(.answered(ticket, .accept), at: .zero)
    let late = machine.limits.uploadDelay
    #expect(machine.handle(.upload(transferID: "ID-1", from: peer), at: late) == .refuse(.notAsked))
  }

  @Test func `what was accepted is forgotten when its time is over, and not before`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let body = try body(files: ["Gig"])
    let ticket = try ask(&machine, body)
    let late = machine.limits.uploadDelay
    #expect(machine.handle(.expired(ticket), at: late) == .ignore)
    _ = machine.handle(.answered(ticket, .accept), at: .zero)
    #expect(machine.handle(.expired(ticket), at: late - .seconds(1)) == .ignore)
    #expect(machine.isBusy(with: peer.address))
    #expect(try machine.handle(.expired(ticket), at: late) == .missed(AskRequest(parsing: body)))
    #expect(machine.handle(.expired(ticket), at: late) == .ignore)
    #expect(!machine.isBusy(with: peer.address))
  }

  @Test func `what is being uploaded is not forgotten`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let ticket = try ask(&machine, body(files: ["Gig"]))
    _ = machine.handle(.answered(ticket, .accept), at: .zero)
    _ = machine.handle(.upload(transferID: "ID-1", from: peer), at: .zero)
    #expect(machine.handle(.expired(ticket), at: machine.limits.uploadDelay) == .ignore)
    #expect(machine.isBusy(with: peer.address))
    #expect(!machine.isBusy(with: elsewhere.address))
    _ = machine.handle(.uploaded(ticket, .stored), at: machine.limits.uploadDelay)
    #expect(!machine.isBusy(with: peer.address))
  }

  @Test func `before 2024 an Upload belongs to the Ask of its connection`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let other = Peer(address: peer.address, connection: "2")
    let first = try ask(&machine, body(files: ["One"], id: nil))
    let second = try ask(&machine, body(files: ["Two"], id: nil), from: other)
    _ = machine.handle(.answered(first, .accept), at: .zero)
    _ = machine.handle(.answered(second, .accept), at: .zero)
    guard
      case .receive(second, _) = machine.handle(.upload(transferID: nil, from: other), at: .zero)
    else {
      Issue.record("the connection's own Ask was not found")
      return
    }
    let reconnected = Peer(address: peer.address, connection: "3")
    guard
      case .receive(first, _) = machine.handle(
        .upload(transferID: nil, from: reconnected),
        at: .zero
      )
    else {
      Issue.record("the address's open Ask was not found")
      return
    }
  }

  @Test func `a declined question ends the transfer`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let ticket = try ask(&machine, body(files: ["Gig"]))
    #expect(machine.handle(.answered(ticket, .decline), at: .zero) == .reply(Reply(status: 406)))
    #expect(machine.handle(.answered(ticket, .accept), at: .zero) == .ignore)
  }

  @Test func `a peer that was declined a few times is not asked about again`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    for _ in 0..<3 {
      let ticket = try ask(&machine, body(links: ["acme://e/1"]))
      _ = machine.handle(.answered(ticket, .decline), at: .zero)
    }
    let body = try body(links: ["acme://e/1"])
    #expect(
      machine.handle(.ask(body: body, from: peer), at: .zero) == .refuse(.declinedBefore(limit: 3))
    )
    _ = try ask(&machine, body, from: elsewhere)
    _ = try ask(&machine, body, at: machine.limits.window)
  }

  @Test func `five hundred questions of one peer leave a handful waiting (A10)`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let body = try body(links: ["acme://e/1"])
    var actions: [ReceiverMachine.Action] = []
    for index in 0..<500 {
      actions.append(
        machine.handle(.ask(body: body, from: peer), at: .milliseconds(20 * index))
      )
    }
    #expect(actions.count { if case .question = $0 { true } else { false } } == 4)
    #expect(actions.count(where: { $0 == .refuse(.tooManyQuestionsOfPeer(limit: 4)) }) == 236)
    #expect(actions.count(where: { $0 == .refuse(.tooManyAsks(limit: 240)) }) == 260)
  }

  @Test func `questions that wait go with those of their peer that are declined`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let body = try body(links: ["acme://e/1"])
    let tickets = try (0..<4).map { _ in try ask(&machine, body) }
    for ticket in tickets.prefix(3) {
      #expect(
        try machine.handle(.turn(ticket), at: .zero) == .question(ticket, AskRequest(parsing: body))
      )
      _ = machine.handle(.answered(ticket, .decline), at: .zero)
    }
    #expect(machine.handle(.turn(tickets[3]), at: .zero) == .refuse(.declinedBefore(limit: 3)))
    #expect(machine.handle(.answered(tickets[3], .accept), at: .zero) == .ignore)
  }

  @Test func `accepted questions whose files never come are bounded`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let body = try body(files: ["Gig"], id: nil)
    let peers = ["a", "b", "c"].map { Peer(address: $0, connection: $0) }
    for peer in peers.dropLast() {
      for _ in 1...16 {
        let ticket = try ask(&machine, body, from: peer)
        #expect(machine.handle(.answered(ticket, .accept), at: .zero) == Self.yes)
      }
      #expect(
        machine.handle(.ask(body: body, from: peer), at: .zero)
          == .refuse(
            peer == peers[0] ? .tooManyAcceptedOfPeer(limit: 16) : .tooManyAccepted(limit: 32)
          )
      )
    }
    #expect(
      machine.handle(.ask(body: body, from: peers[2]), at: .zero)
        == .refuse(.tooManyAccepted(limit: 32))
    )
    guard case .receive = machine.handle(.upload(transferID: nil, from: peers[0]), at: .zero) else {
      Issue.record("what was accepted is not taken")
      return
    }
    _ = try ask(&machine, body, from: peers[2])
  }

  @Test func `a picture is kept no longer than the question is shown`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    var request = try AskRequest(parsing: body(files: ["Gig"]))
    request.icon = Data([0xFF, 0xD8])
    let ticket = try ask(&machine, request.bytes)
    _ = machine.handle(.answered(ticket, .accept), at: .zero)
    request.icon = nil
    #expect(
      machine.handle(.upload(transferID: "ID-1", from: peer), at: .zero)
        == .receive(ticket, request)
    )
  }

  @Test func `a peer that is welcome may go on asking`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    for _ in 0..<500 {
      let ticket = try ask(&machine, body(links: ["acme://e/1"]))
      _ = machine.handle(.answered(ticket, .accept), at: .zero)
      #expect(machine.handle(.stored(ticket, .stored), at: .zero) == Self.yes)
    }
  }

  @Test func `a peer that leaves takes its question along`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let ticket = try ask(&machine, body(files: ["Gig"]))
    #expect(machine.handle(.left(ticket), at: .zero) == .ignore)
    #expect(machine.handle(.answered(ticket, .accept), at: .zero) == .ignore)
  }

  @Test func `a peer that leaves after the answer may come back to upload`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let body = try body(files: ["Gig"])
    let ticket = try ask(&machine, body)
    _ = machine.handle(.answered(ticket, .accept), at: .zero)
    #expect(machine.handle(.left(ticket), at: .zero) == .ignore)
    let again = Peer(address: peer.address, connection: "9")
    #expect(
      try machine.handle(.upload(transferID: "ID-1", from: again), at: .zero)
        == .receive(ticket, AskRequest(parsing: body))
    )
    #expect(machine.handle(.left(ticket), at: .zero) == .ignore)
    #expect(machine.handle(.uploaded(ticket, .stored), at: .zero) == .ignore)
  }

  @Test func `links and files in one question are stored, then uploaded`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let body = try body(links: ["acme://e/1"], files: ["Gig"])
    let ticket = try ask(&machine, body)
    let request = try AskRequest(parsing: body)
    #expect(machine.handle(.answered(ticket, .accept), at: .zero) == .store(ticket, request))
    #expect(machine.handle(.answered(ticket, .accept), at: .zero) == .ignore)
    #expect(machine.handle(.stored(ticket, .stored), at: .zero) == Self.yes)
    #expect(machine.handle(.stored(ticket, .stored), at: .zero) == .ignore)
    #expect(machine.handle(.answered(ticket, .decline), at: .zero) == .ignore)
    #expect(
      machine.handle(.upload(transferID: "ID-1", from: peer), at: .zero)
        == .receive(ticket, request)
    )
    #expect(machine.handle(.answered(ticket, .decline), at: .zero) == .ignore)
    #expect(
      machine.handle(.uploaded(ticket, .badArchive), at: .zero) == .reply(Reply(status: 422))
    )
  }

  @Test func `a report out of turn changes nothing`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let ticket = try ask(&machine, body(files: ["Gig"]))
    #expect(machine.handle(.stored(ticket, .stored), at: .zero) == .ignore)
    #expect(machine.handle(.uploaded(ticket, .stored), at: .zero) == .ignore)
    #expect(machine.handle(.answered(ticket, .accept), at: .zero) == Self.yes)
    #expect(machine.handle(.left(ticket), at: .zero) == .ignore)
    _ = machine.handle(.answered(ticket, .decline), at: machine.limits.uploadDelay)
    #expect(machine.handle(.left(ticket), at: .zero) == .ignore)
  }

  @Test func `a header without an identifier in the Ask is no reason to refuse`() throws {
    var machine = ReceiverMachine(identity: Self.identity)
    let body = try body(files: ["Gig"], id: nil)
    let ticket = try ask(&machine, body)
    _ = machine.handle(.answered(ticket, .accept), at: .zero)
    #expect(
      try machine.handle(.upload(transferID: "ID-9", from: peer), at: .zero)
        == .receive(ticket, AskRequest(parsing: body))
    )
  }

  @Test func `questions that wait are bounded in all`() throws {
    var limits = ReceiverLimits()
    limits.waitingQuestions = 2
    var machine = ReceiverMachine(identity: Self.identity, limits: limits)
    let body = try body(files: ["Gig"])
    for number in 1...2 {
      _ = try ask(&machine, body, from: Peer(address: "\(number)", connection: "1"))
    }
    let third = Peer(address: "3", connection: "1")
    #expect(
      machine.handle(.ask(body: body, from: third), at: .zero)
        == .refuse(.tooManyQuestions(limit: 2))
    )
  }

  @Test func `peers that are remembered are bounded, the oldest goes first`() throws {
    var limits = ReceiverLimits()
    limits.peers = 2
    limits.declinesPerPeer = 1
    var machine = ReceiverMachine(identity: Self.identity, limits: limits)
    let body = try body(files: ["Gig"])
    let peers = (1...3).map { Peer(address: "\($0)", connection: "1") }
    for (index, peer) in peers.enumerated() {
      let ticket = try ask(&machine, body, from: peer, at: .seconds(index))
      _ = machine.handle(.answered(ticket, .decline), at: .seconds(index))
    }
    let now = Duration.seconds(3)
    #expect(
      machine.handle(.ask(body: body, from: peers[2]), at: now)
        == .refuse(.declinedBefore(limit: 1))
    )
    _ = try ask(&machine, body, from: peers[0], at: now)
  }

  @Test func `a message that cannot be read is refused with 400 and its reason (A11)`() {
    var machine = ReceiverMachine(identity: Self.identity)
    let action = machine.handle(.ask(body: [], from: peer), at: .zero)
    guard case .refuse(let refusal) = action else {
      Issue.record("got \(action)")
      return
    }
    #expect(refusal.reply == Reply(status: 400))
    #expect(refusal.message.hasPrefix("The body of /Ask is not a property list"))
  }

  @Test(arguments: [
    (
      Refusal.bodyTooLong(.ask), 413, "The body of /Ask is longer than 3145728 bytes."
    ),
    (
      .declinedBefore(limit: 3), 406,
      "Its last 3 questions were declined, so nobody was asked again."
    ),
    (
      .everybodyDeclined(limit: 24), 406,
      "The last 24 questions, of whomever, were declined, so nobody was asked again."
    ),
    (.tooManyAsks(limit: 240), 406, "It asked more than 240 times within a short time."),
    (.tooManyQuestions(limit: 16), 503, "16 questions are waiting for an answer already."),
    (
      .tooManyQuestionsOfPeer(limit: 4), 503,
      "4 of its questions are waiting for an answer already."
    ),
    (
      .tooManyAccepted(limit: 32), 503, "32 accepted questions wait for their files already."
    ),
    (
      .tooManyAcceptedOfPeer(limit: 16), 503,
      "16 of its accepted questions wait for their files already."
    ),
    (.tooManyUploads(limit: 8), 503, "8 uploads are under way already."),
    (.notAsked, 401, "It sent what nobody had accepted, or it sent it too late."),
  ])
  func `each refusal has a status and names its limit`(
    refusal: Refusal,
    status: Int,
    message: String
  ) {
    #expect(refusal.reply == Reply(status: status))
    #expect(refusal.message == message)
  }

  @Test func `uploads at once are bounded`() throws {
    var limits = ReceiverLimits()
    limits.uploads = 1
    var machine = ReceiverMachine(identity: Self.identity, limits: limits)
    for id in ["ID-1", "ID-2"] {
      let ticket = try ask(&machine, body(files: ["Gig"], id: id))
      _ = machine.handle(.answered(ticket, .accept), at: .zero)
    }
    _ = machine.handle(.upload(transferID: "ID-1", from: peer), at: .zero)
    #expect(
      machine.handle(.upload(transferID: "ID-2", from: peer), at: .zero)
        == .refuse(.tooManyUploads(limit: 1))
    )
  }

  @Test(arguments: [
    (UploadResult.stored, 200), (.badArchive, 422), (.tooLarge, 413), (.stalled, 408),
    (.interrupted, 503),
    (.diskFull, 507), (.notStored, 500),
  ])
  func `each ending of an upload has its status`(result: UploadResult, status: Int) {
    #expect(result.reply.status == status)
  }
}
