/// What a search for receivers finds.
public enum ReceiverEvent: Sendable, Hashable {
  /// A receiver is there; its `name` is `nil` when it does not want to be seen.
  case found(NearbyReceiver)
  /// The receiver with this instance name went away.
  case lost(id: String)
}
