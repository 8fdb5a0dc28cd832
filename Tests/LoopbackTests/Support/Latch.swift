import Synchronization

/// Something that happens once, for threads to look at.
final class Latch: Sendable {
  private let state = Mutex(false)

  var isOpen: Bool { state.withLock { $0 } }

  func open() { state.withLock { $0 = true } }
}
