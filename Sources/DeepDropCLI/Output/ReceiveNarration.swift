#if os(Linux)
  /// Decides what of a receiver's events its owner is told.
  ///
  /// Strangers cause refusals at will: a few of them in a window are told, then their number alone.
  struct ReceiveNarration: Sendable, Hashable {
    static let window = Duration.seconds(10)
    static let maximumRefusals = 8

    private var end = Duration.zero
    private var told = 0
    private var folded = 0
    private var isOver = false

    /// What to tell when something happens at a time, in this order.
    mutating func telling(_ event: ReceiveEvent, at time: Duration) -> [ReceiveEvent] {
      switch event.event {
      case .refused: tellingRefusal(event, at: time)
      // The owner ended the question, and knows.
      case .unanswered where isOver: []
      default: tellingFolded() + [event]
      }
    }

    /// What to tell when nothing happened for a window.
    mutating func tellingFolded() -> [ReceiveEvent] {
      guard folded > 0 else { return [] }
      defer { folded = 0 }
      let noun = folded == 1 ? "refusal" : "refusals"
      return [
        ReceiveEvent(event: .refused, count: folded, message: "and \(folded) more \(noun)")
      ]
    }

    /// Hears that the owner ends the receiver.
    mutating func finish() { isOver = true }

    private mutating func tellingRefusal(
      _ event: ReceiveEvent,
      at time: Duration
    ) -> [ReceiveEvent] {
      var events: [ReceiveEvent] = []
      if time >= end {
        events = tellingFolded()
        (end, told) = (time + Self.window, 0)
      }
      guard told < Self.maximumRefusals else {
        folded += 1
        return events
      }
      told += 1
      return events + [event]
    }
  }
#endif
