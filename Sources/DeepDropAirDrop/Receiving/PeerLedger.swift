/// What each peer did lately: how often it asked, and how often in a row it was declined.
///
/// Endless questions once locked people's phones (2019); a few declines from one peer end the questions from it.
struct PeerLedger: Sendable {
  private struct Entry {
    var since: Duration
    var asks = 0
    var declines = 0
  }
  private var entries: [String: Entry] = [:]
  private let limits: ReceiverLimits

  init(limits: ReceiverLimits) { self.limits = limits }

  /// Counts an Ask; the answer is why it is refused unasked, or `nil`.
  mutating func ask(from address: String, at now: Duration) -> Refusal? {
    var entry =
      entries[address].flatMap { now - $0.since < limits.window ? $0 : nil } ?? Entry(since: now)
    entry.asks += 1
    if entries[address] == nil, entries.count >= limits.peers { forgetOldest() }
    entries[address] = entry
    if entry.declines >= limits.declinesPerPeer {
      return .declinedBefore(limit: limits.declinesPerPeer)
    }
    return entry.asks > limits.asksPerPeer ? .tooManyAsks(limit: limits.asksPerPeer) : nil
  }

  /// Notes what the owner said; whoever is welcome starts afresh.
  mutating func answered(_ answer: Answer, to address: String) {
    switch answer {
    case .accept: entries[address] = nil
    case .decline: entries[address]?.declines += 1
    }
  }

  private mutating func forgetOldest() {
    guard let oldest = entries.min(by: { $0.value.since < $1.value.since }) else { return }
    entries[oldest.key] = nil
  }
}
