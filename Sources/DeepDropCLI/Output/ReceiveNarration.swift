#if os(Linux)
  /// Decides what of a receiver's events its owner is told.
  ///
  /// Strangers cause refusals at will, and questions that they take back: a few in a window are told,
  /// then their number alone.
  struct ReceiveNarration: Sendable, Hashable {
    static let window = Duration.seconds(10)
    static let maximumTold = 8

    private var end = Duration.zero
    private var told = 0
    private var folded = 0
    private var isOver = false

    /// What to tell when something happens at a time, in this order.
    mutating func telling(_ event: ReceiveEvent, at time: Duration) -> [ReceiveEvent] {
      switch event.event {
      // The owner ended the question, and knows.
      case .unanswered where isOver: []
      case .refused, .unanswered: tellingSome(event, at: time)
      default: tellingFolded() + [event]
      }
    }

    /// What to tell when nothing happened for a window.
    mutating func tellingFolded() -> [ReceiveEvent] {
      guard folded > 0 else { return [] }
      defer { folded = 0 }
      return [
        ReceiveEvent(event: .refused, count: folded, message: "and \(folded) more like that")
      ]
    }

    /// Hears that the owner ends the receiver.
    mutating func finish() { isOver = true }

    private mutating func tellingSome(
      _ event: ReceiveEvent,
      at time: Duration
    ) -> [ReceiveEvent] {
      var events: [ReceiveEvent] = []
      if time >= end {
        events = tellingFolded()
        (end, told) = (time + Self.window, 0)
      }
      guard told < Self.maximumTold else {
        folded += 1
        return events
      }
      told += 1
      return events + [event]
    }
  }
#endif
