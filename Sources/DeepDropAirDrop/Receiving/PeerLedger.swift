/// What each peer did lately: how often it asked, and how often in a row it was declined.
///
/// Endless questions once locked people's phones (2019); a few declines from one peer end the questions from it. An
/// address costs nothing, so some more of them, of whomever, end those of everybody who was never welcome.
struct PeerLedger: Sendable {
  private struct Entry {
    /// The first Ask, or the last decline after it.
    var since: Duration
    var asks = 0
    var declines = 0
    var isWelcome = false

    /// Strangers, of whom there is no end, are forgotten before those who are welcome.
    var rank: Int { isWelcome ? 1 : 0 }

    mutating func decline(at now: Duration) {
      declines += 1
      since = now
    }
  }
  private var entries: [String: Entry] = [:]
  private var everybody = Entry(since: .zero)
  private let limits: ReceiverLimits

  init(limits: ReceiverLimits) { self.limits = limits }

  /// The peers that are remembered.
  var count: Int { entries.count }

  /// Counts an Ask; the answer is why it is refused unasked, or `nil`.
  mutating func ask(from address: String, at now: Duration) -> Refusal? {
    if now - everybody.since >= limits.window { everybody = Entry(since: now) }
    var entry = entries[address] ?? Entry(since: now)
    if now - entry.since >= limits.window {
      entry = Entry(since: now, isWelcome: entry.isWelcome)
    }
    // A stranger who is not heard takes nobody's place in the ledger.
    if !isClosed(to: entry) {
      entry.asks += 1
      keep(entry, of: address)
    }
    return refusal(of: entry)
      ?? (entry.asks > limits.asksPerPeer ? .tooManyAsks(limit: limits.asksPerPeer) : nil)
  }

  /// Why the owner is not asked for the peer, by what was declined so far.
  func refusal(of address: String) -> Refusal? {
    entries[address].flatMap(refusal)
  }

  private func isClosed(to entry: Entry) -> Bool {
    !entry.isWelcome && everybody.declines >= limits.declines
  }

  private func refusal(of entry: Entry) -> Refusal? {
    if isClosed(to: entry) { return .everybodyDeclined(limit: limits.declines) }
    return entry.declines >= limits.declinesPerPeer
      ? .declinedBefore(limit: limits.declinesPerPeer) : nil
  }

  /// Notes what the owner said; whoever is welcome starts afresh.
  mutating func answered(_ answer: Answer, to address: String, at now: Duration) {
    switch answer {
    case .accept:
      everybody = Entry(since: now)
      keep(Entry(since: now, isWelcome: true), of: address)
    case .decline:
      everybody.decline(at: now)
      entries[address]?.decline(at: now)
    }
  }

  /// Notes that the peer took its question back: once that is honest, and often it is a flood.
  mutating func left(_ address: String, at now: Duration) {
    if entries[address]?.isWelcome != true { everybody.decline(at: now) }
  }

  private mutating func keep(_ entry: Entry, of address: String) {
    if entries[address] == nil, entries.count >= limits.peers { forgetOldest() }
    entries[address] = entry
  }

  private mutating func forgetOldest() {
    let oldest = entries.min { ($0.value.rank, $0.value.since) < ($1.value.rank, $1.value.since) }
    if let oldest { entries[oldest.key] = nil }
  }
}
