import Synchronization

/// Set once a question is on its way: from then on no other attempt at the same receiver may begin.
final class AskedMark: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }
}
