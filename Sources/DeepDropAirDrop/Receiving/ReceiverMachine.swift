/// A receiver's side of every transfer: an event in, one action out.
///
/// ```
/// (ask) ─▶ asking ─accept─▶ links: stored and answered, gone
///             │        └──▶ files: accepted ─upload─▶ uploading ─▶ gone
///             └decline, gone, limits─▶ gone
/// ```
///
/// Time is handed in, as the time since any fixed moment. Bodies are read, names and sockets belong to the driver.
public struct ReceiverMachine: Sendable {
  /// One transfer, for as long as the machine knows it.
  public struct Ticket: Sendable, Hashable {
    let number: UInt64
  }

  /// What happened.
  public enum Event: Sendable, Hashable {
    /// `/Ask` came, with this body.
    case ask(body: [UInt8], from: Peer)
    /// The question is the next to be put to the owner.
    case turn(Ticket)
    /// The owner, or a setting, answered the question.
    case answered(Ticket, Answer)
    /// What an accepted Ask carried in itself could be stored, or not.
    case stored(Ticket, UploadResult)
    /// `/Upload` came; its body was not read yet.
    case upload(transferID: String?, from: Peer)
    /// The upload ended: whole and stored, or not.
    case uploaded(Ticket, UploadResult)
    /// The peer went away while its question was waiting.
    case left(Ticket)
    /// ``ReceiverMachine/deadline(of:)`` has passed.
    case expired(Ticket)
  }

  /// What the driver does next.
  public enum Action: Sendable, Hashable {
    /// Put this question to the owner when it is its ``Event/turn(_:)``; the peer waits.
    case question(Ticket, AskRequest)
    /// Store the question's links, then report ``Event/stored(_:_:)``; only then the peer hears "accepted".
    case store(Ticket, AskRequest)
    /// Take the body in.
    case receive(Ticket, AskRequest)
    /// Answer the peer.
    case reply(Reply)
    /// Answer the peer, and tell the owner why.
    case refuse(Refusal)
    /// Tell the owner that the files of this accepted question did not come.
    case missed(AskRequest)
    /// Nothing: the event came too late to matter.
    case ignore
  }

  enum State: Sendable, Hashable {
    case asking
    case storing
    case accepted(until: Duration)
    case uploading
  }

  struct Transfer: Sendable, Hashable {
    var request: AskRequest
    var peer: Peer
    var state: State

    var isAccepted: Bool { if case .accepted = state { true } else { false } }
  }

  /// What the receiver calls itself.
  public let identity: AskResponse
  /// The bounds.
  public let limits: ReceiverLimits
  private var transfers: [Ticket: Transfer] = [:]
  private var ledger: PeerLedger
  private var nextNumber: UInt64 = 0

  /// A receiver with a name, and bounds.
  public init(identity: AskResponse, limits: ReceiverLimits = ReceiverLimits()) {
    self.identity = identity
    self.limits = limits
    ledger = PeerLedger(limits: limits)
  }

  /// Takes an event and says what to do.
  public mutating func handle(_ event: Event, at now: Duration) -> Action {
    switch event {
    case .ask(let body, let peer): ask(body, from: peer, at: now)
    case .turn(let ticket): turn(ticket)
    case .answered(let ticket, let answer): answered(ticket, answer, at: now)
    case .stored(let ticket, let result): stored(ticket, result, at: now)
    case .upload(let transferID, let peer): upload(transferID, from: peer, at: now)
    case .uploaded(let ticket, let result): uploaded(ticket, result)
    case .left(let ticket): left(ticket, at: now)
    case .expired(let ticket): expired(ticket, at: now)
    }
  }

  /// Until when an Upload may come; `nil` when none is waited for.
  public func deadline(of ticket: Ticket) -> Duration? {
    if case .accepted(let until) = transfers[ticket]?.state { until } else { nil }
  }

  /// Whether something from this address is under way, or still to come.
  public func isBusy(with address: String) -> Bool {
    transfers.values.contains { $0.peer.address == address }
  }

  // MARK: - Events

  private mutating func ask(_ body: [UInt8], from peer: Peer, at now: Duration) -> Action {
    if let refusal = ledger.ask(from: peer.address, at: now) { return .refuse(refusal) }
    let request: AskRequest
    do {
      request = try AskRequest(parsing: body)
    } catch {
      return .refuse(.malformed(error))
    }
    if let refusal = roomRefusal(for: peer) { return .refuse(refusal) }
    let ticket = Ticket(number: nextNumber)
    nextNumber += 1
    transfers[ticket] = Transfer(request: request, peer: peer, state: .asking)
    return .question(ticket, request)
  }

  /// Why there is no room for one more question; each is kept until it is through.
  private func roomRefusal(for peer: Peer) -> Refusal? {
    let asking = transfers.values.filter { $0.state == .asking }
    if asking.count >= limits.waitingQuestions {
      return .tooManyQuestions(limit: limits.waitingQuestions)
    }
    if asking.count(where: { $0.peer.address == peer.address }) >= limits.waitingQuestionsPerPeer {
      return .tooManyQuestionsOfPeer(limit: limits.waitingQuestionsPerPeer)
    }
    let accepted = transfers.values.filter(\.isAccepted)
    if accepted.count >= limits.waitingUploads {
      return .tooManyAccepted(limit: limits.waitingUploads)
    }
    if accepted.count(where: { $0.peer.address == peer.address }) >= limits.waitingUploadsPerPeer {
      return .tooManyAcceptedOfPeer(limit: limits.waitingUploadsPerPeer)
    }
    return nil
  }

  /// Others of its peer may have been declined while it waited.
  private mutating func turn(_ ticket: Ticket) -> Action {
    guard let transfer = transfers[ticket], transfer.state == .asking else { return .ignore }
    guard let refusal = ledger.refusal(of: transfer.peer.address) else {
      return .question(ticket, transfer.request)
    }
    transfers[ticket] = nil
    return .refuse(refusal)
  }

  private mutating func answered(_ ticket: Ticket, _ answer: Answer, at now: Duration) -> Action {
    guard let transfer = transfers[ticket] else { return .ignore }
    switch transfer.state {
    case .storing, .accepted, .uploading:
      return .ignore
    case .asking:
      ledger.answered(answer, to: transfer.peer.address, at: now)
      guard answer == .accept else {
        transfers[ticket] = nil
        return .reply(.declined)
      }
      guard transfer.request.links.isEmpty else {
        transfers[ticket]?.state = .storing
        return .store(ticket, transfer.request)
      }
      return accept(ticket, at: now)
    }
  }

  private mutating func stored(
    _ ticket: Ticket,
    _ result: UploadResult,
    at now: Duration
  ) -> Action {
    guard let transfer = transfers[ticket], transfer.state == .storing else { return .ignore }
    guard result == .stored else {
      transfers[ticket] = nil
      return .reply(result.reply)
    }
    guard transfer.request.files.isEmpty else { return accept(ticket, at: now) }
    transfers[ticket] = nil
    return .reply(Reply(status: 200, body: identity.bytes))
  }

  private mutating func accept(_ ticket: Ticket, at now: Duration) -> Action {
    transfers[ticket]?.state = .accepted(until: now + limits.uploadDelay)
    // Nobody is shown it any more, and it may be the larger part of the question.
    transfers[ticket]?.request.icon = nil
    return .reply(Reply(status: 200, body: identity.bytes))
  }

  private mutating func upload(
    _ transferID: String?,
    from peer: Peer,
    at now: Duration
  ) -> Action {
    guard let ticket = accepted(transferID, from: peer, at: now), let transfer = transfers[ticket]
    else {
      return .refuse(.notAsked)
    }
    guard transfers.values.count(where: { $0.state == .uploading }) < limits.uploads else {
      return .refuse(.tooManyUploads(limit: limits.uploads))
    }
    transfers[ticket]?.state = .uploading
    return .receive(ticket, transfer.request)
  }

  private mutating func uploaded(_ ticket: Ticket, _ result: UploadResult) -> Action {
    guard let transfer = transfers[ticket], transfer.state == .uploading else { return .ignore }
    transfers[ticket] = nil
    return .reply(result.reply)
  }

  private mutating func left(_ ticket: Ticket, at now: Duration) -> Action {
    guard let transfer = transfers[ticket] else { return .ignore }
    switch transfer.state {
    case .asking:
      ledger.left(transfer.peer.address, at: now)
      transfers[ticket] = nil
    case .storing, .uploading: transfers[ticket] = nil
    // Some senders close after the answer and upload on a new connection.
    case .accepted: break
    }
    return .ignore
  }

  private mutating func expired(_ ticket: Ticket, at now: Duration) -> Action {
    guard let until = deadline(of: ticket), now >= until,
      let transfer = transfers.removeValue(forKey: ticket)
    else { return .ignore }
    return .missed(transfer.request)
  }

  // MARK: - Finding the Ask behind an Upload

  /// By `TransferID`; without one by connection, then by address, and only ever from the address that asked.
  private func accepted(_ transferID: String?, from peer: Peer, at now: Duration) -> Ticket? {
    let open = transfers.filter { entry in
      guard case .accepted(let until) = entry.value.state, now < until else { return false }
      return entry.value.peer.address == peer.address
    }
    if let transferID {
      let ticket = open.first { $0.value.request.transferID?.description == transferID }?.key
      if ticket != nil { return ticket }
      guard open.allSatisfy({ $0.value.request.transferID == nil }) else { return nil }
    }
    let unnamed = open.filter { transferID == nil || $0.value.request.transferID == nil }
    return unnamed.first { $0.value.peer.connection == peer.connection }?.key
      ?? unnamed.keys.min { $0.number < $1.number }
  }
}
