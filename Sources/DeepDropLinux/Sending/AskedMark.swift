import Synchronization

/// Settles which of two ways to one receiver asks its owner: only one ever may.
final class AskedMark: Sendable {
  private enum State: UInt8, AtomicRepresentable {
    case open
    case asked
    case calledOff
  }

  private let state = Atomic(State.open)

  var isSet: Bool { state.load(ordering: .acquiring) == .asked }

  /// A question is on its way: no other attempt at the same receiver may begin.
  func set() { _ = exchange(.asked) }

  /// Gives the attempt up in favour of another.
  ///
  /// - Returns: whether it had asked nobody yet.
  func callOff() -> Bool { exchange(.calledOff) }

  private func exchange(_ new: State) -> Bool {
    state.compareExchange(expected: .open, desired: new, ordering: .acquiringAndReleasing).exchanged
  }
}
