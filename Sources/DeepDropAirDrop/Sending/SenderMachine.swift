import DeepDropKit

/// One send to one receiver: an event in, one action out.
///
/// ```
/// idle ─start─▶ discovering ─▶ asking ─▶ finished            a link: the Ask is the transfer
///                      └─known─▶ asking ─▶ uploading ─▶ finished   files
/// ```
///
/// It has no sockets and no clock. The driver performs each action and reports what came of it.
public struct SenderMachine: Sendable {
  /// Where the send stands.
  public enum State: Sendable, Hashable {
    case idle
    case discovering
    case asking(Round)
    case uploading
    case finished(SendOutcome)
  }

  /// One question, and what follows it.
  public enum Round: Sendable, Hashable {
    case links
    case files
  }

  /// What happened.
  public enum Event: Sendable, Hashable {
    /// Begin.
    case start
    /// The receiver answered the request that is under way.
    case replied(Reply)
    /// The connection could not be made, or broke before an answer.
    case lost
    /// The time for an answer is over.
    case timedOut
    /// The sender's owner stopped.
    case cancelled
  }

  /// What the driver does next.
  public enum Action: Sendable, Hashable {
    /// `POST /Discover` on a connection of its own: Apple receivers tear that one down.
    case discover(body: [UInt8])
    /// `POST /Ask`, with `Content-Length` (OpenDrop reads no chunks here), and wait for a person.
    case ask(body: [UInt8])
    /// `POST /Upload`, chunked, on the Ask's connection, or on a new one if the receiver closed it.
    case upload(UploadHead)
    /// Close what is open; this is how it ended.
    case finish(SendOutcome)
    /// Nothing: the event came too late to matter.
    case ignore
  }

  /// Where the send stands.
  public private(set) var state = State.idle
  /// Whether the links arrived: they stay there, whatever becomes of the files after them.
  public private(set) var areLinksDelivered = false
  private var receiverName: String?
  private var pending: [Round]
  private let flags: ServiceFlags
  private let sender: SenderIdentity
  private let offer: Offer
  private let linksID: TransferID
  private let filesID: TransferID

  /// Prepares a send.
  ///
  /// - Parameters:
  ///   - offer: What is sent.
  ///   - sender: How we introduce ourselves.
  ///   - flags: What the receiver announced.
  ///   - knownName: The receiver's name when it is known already; then nobody asks for it again.
  ///   - linksID: The identifier of the links' transfer, fresh.
  ///   - filesID: The identifier of the files' transfer, fresh.
  public init(
    offering offer: Offer,
    from sender: SenderIdentity,
    to flags: ServiceFlags,
    knownName: String? = nil,
    linksID: TransferID,
    filesID: TransferID
  ) {
    self.offer = offer
    self.sender = sender
    self.flags = flags
    receiverName = knownName
    self.linksID = linksID
    self.filesID = filesID
    pending = (offer.links.isEmpty ? [] : [.links]) + (offer.files.isEmpty ? [] : [.files])
  }

  /// Takes an event and says what to do.
  public mutating func handle(_ event: Event) -> Action {
    switch (state, event) {
    case (.finished, _):
      return .ignore
    case (_, .cancelled):
      return finish(.cancelled)
    case (.idle, .start):
      guard receiverName == nil, flags.contains(.discover) else { return nextRound() }
      state = .discovering
      return .discover(body: DiscoverRequest().bytes)
    case (.discovering, .replied(let reply)):
      return discovered(reply)
    case (.asking(let round), .replied(let reply)):
      return asked(round, reply)
    case (.uploading, .replied(let reply)):
      return reply.status == 200 ? nextRound() : finish(refusal(.upload, reply.status))
    case (.discovering, .lost), (.asking, .lost), (.uploading, .lost), (.idle, .lost):
      return finish(.vanished(step: step))
    case (.discovering, .timedOut), (.asking, .timedOut), (.uploading, .timedOut),
      (.idle, .timedOut):
      return finish(.timedOut(step: step))
    case (.idle, .replied), (.discovering, .start), (.asking, .start), (.uploading, .start):
      return .ignore
    }
  }

  // MARK: - Steps

  private mutating func discovered(_ reply: Reply) -> Action {
    guard reply.status == 200 else { return finish(refusal(.discover, reply.status)) }
    guard let response = try? DiscoverResponse(parsing: reply.body) else {
      return finish(.unreadable(step: .discover))
    }
    guard let name = response.computerName else { return finish(.notDiscoverable) }
    receiverName = name
    return nextRound()
  }

  private mutating func asked(_ round: Round, _ reply: Reply) -> Action {
    guard reply.status == 200 else { return finish(refusal(.ask, reply.status)) }
    if let name = (try? AskResponse(parsing: reply.body))?.computerName { receiverName = name }
    switch round {
    case .links:
      areLinksDelivered = true
      return nextRound()
    case .files:
      state = .uploading
      return upload()
    }
  }

  private mutating func nextRound() -> Action {
    guard let round = pending.first else { return finish(.delivered(to: receiverName)) }
    pending.removeFirst()
    state = .asking(round)
    var request = AskRequest(
      from: sender,
      links: round == .links ? offer.links : [],
      files: round == .files ? offer.files : [],
      transferID: round == .links ? linksID : filesID
    )
    request.icon = offer.icon?.data
    return .ask(body: request.bytes)
  }

  private func upload() -> Action {
    .upload(
      UploadHead(
        container: UploadContainer(for: flags),
        transferID: filesID,
        totalBytes: offer.totalBytes
      )
    )
  }

  private mutating func finish(_ outcome: SendOutcome) -> Action {
    state = .finished(outcome)
    return .finish(outcome)
  }

  // MARK: - Reading a status

  private var step: Route {
    switch state {
    case .idle, .discovering, .finished: .discover
    case .asking: .ask
    case .uploading: .upload
    }
  }

  /// What a person's "no" looks like differs: 403 and 406 were seen, 401 means Contacts Only.
  private func refusal(_ step: Route, _ status: Int) -> SendOutcome {
    switch (step, status) {
    case (.discover, 401), (.ask, 401): .contactsOnly
    case (.ask, 403), (.ask, 406): .declined
    case (_, 503): .unavailable(step: step)
    case (_, 507): .diskFull
    case (.upload, 408): .timedOut(step: step)
    default: .refused(step: step, status: status)
    }
  }
}
