#if os(Linux)
  import DeepDropAirDrop
  import DeepDropLinux
  import Synchronization

  /// The line at the bottom of a terminal that says how far things are; nothing anywhere else.
  final class ProgressDisplay: Sendable {
    private struct State {
      var receivers: Int
      var asking: [Int: String] = [:]
      var sent: [Int: Int64] = [:]
      var start: ContinuousClock.Instant?
      var drawn: ContinuousClock.Instant?
      var isVisible = false
      var hasEnded = false
    }

    private let errors: Descriptor
    private let isShown: Bool
    /// For one receiver.
    private let bytes: Int64
    private let state: Mutex<State>

    init(_ console: Console, _ shipment: Shipment, receivers: Int) {
      errors = console.errors
      isShown = errors.isTerminal
      bytes = shipment.offer.totalBytes
      state = Mutex(State(receivers: receivers))
    }

    /// Takes what a receiver's transfer reports, from any thread.
    func take(_ progress: SendProgress, from index: Int) {
      guard isShown else { return }
      state.withLock { state in
        switch progress {
        case .asking(let receiver):
          state.asking[index] = receiver.name ?? "the receiver"
        case .uploaded(let bytes):
          state.asking[index] = nil
          state.sent[index] = Int64(bytes)
          if state.start == nil { state.start = .now }
        }
        draw(&state)
      }
    }

    /// Makes room for the line that tells how a receiver's transfer ended.
    ///
    /// One that did not take it is counted no longer, or the rest would never be whole.
    func end(of index: Int, isDelivered: Bool) {
      state.withLock { state in
        clear(&state)
        state.asking[index] = nil
        guard !isDelivered else { return }
        state.sent[index] = nil
        state.receivers -= 1
      }
    }

    /// Shows nothing any more.
    func end() {
      state.withLock { state in
        clear(&state)
        state.hasEnded = true
      }
    }

    private func clear(_ state: inout State) {
      guard state.isVisible else { return }
      write("\r\u{1B}[K")
      state.isVisible = false
      state.drawn = nil
    }

    /// Ten times a second at most: a terminal is slower than a network.
    private func draw(_ state: inout State) {
      let now = ContinuousClock.now
      if state.hasEnded { return }
      if let drawn = state.drawn, now - drawn < .milliseconds(100) { return }
      state.drawn = now
      state.isVisible = true
      write("\r\u{1B}[K" + line(state, now).displayable.cutAtEdge)
    }

    private func line(_ state: State, _ now: ContinuousClock.Instant) -> String {
      guard let start = state.start else {
        let name = state.asking.count == 1 ? state.asking.values.first : nil
        return "Waiting for \(name ?? "\(state.asking.count) receivers") to answer…"
      }
      return ProgressLine(
        sent: state.sent.values.reduce(0, +),
        // Wraps for more than any disk holds, and then only the percentage is wrong.
        total: bytes &* Int64(state.receivers),
        time: now - start
      ).text
    }

    /// A terminal that is gone is no reason to stop sending.
    private func write(_ text: String) {
      try? errors.writeAll(Array(text.utf8))
    }
  }
#endif
