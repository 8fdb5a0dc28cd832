/// What a connection does with what comes by itself; all of it is called on the bus's thread, in
/// the order in which it came, also with regard to replies.
package struct BusRole: Sendable {
  /// Hears the signals that were asked for.
  package let heard: @Sendable (BusMessage) -> Void
  /// Answers a call to one of our objects; `nil` when there is no such thing.
  package let answered: @Sendable (BusMessage) -> [BusValue]?
  /// Hears that nothing more will come.
  package let ended: @Sendable () -> Void

  /// A role; one that only calls needs none of these.
  package init(
    hearing heard: @escaping @Sendable (BusMessage) -> Void = { _ in },
    answering answered: @escaping @Sendable (BusMessage) -> [BusValue]? = { _ in nil },
    ending ended: @escaping @Sendable () -> Void = {}
  ) {
    self.heard = heard
    self.answered = answered
    self.ended = ended
  }
}
