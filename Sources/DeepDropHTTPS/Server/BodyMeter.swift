/// Watches how fast a peer sends, counting only the time in which the server waits for it.
struct BodyMeter {
  private let window: Duration
  private let bytesPerWindow: Int
  private var waited = Duration.zero
  private var bytes = 0
  private(set) var isTooSlow = false

  init(_ limits: ServerLimits) {
    window = limits.bodyWindow
    bytesPerWindow = limits.bodyRate * max(1, Int(window.components.seconds))
  }

  /// What is left of the window.
  var remaining: Duration { window - waited }

  mutating func add(_ count: Int) {
    bytes += count
  }

  mutating func add(_ time: Duration) {
    waited += time
    guard waited >= window else { return }
    isTooSlow = bytes < bytesPerWindow
    waited = .zero
    bytes = 0
  }
}

extension Duration {
  /// Whole milliseconds, rounded up.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
