/// AirDrop's picker: who is near, and how far each send has come.
public struct AirDropPicker: Sendable, Hashable, Encodable {
  /// A device nearby.
  public struct Receiver: Sendable, Hashable, Encodable, Identifiable {
    /// What tells it from the others: a simulated device's identifier, or a real one's twelve digits.
    public let id: String
    /// The name that it gives itself.
    public let name: String
    /// How far the send to it has come.
    public var progress: Progress

    /// A receiver that was found.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
      progress = .none
    }
  }

  /// How far a send has come.
  public enum Progress: String, Sendable, Hashable, Encodable, CaseIterable {
    /// Nothing was sent.
    case none
    /// Its owner is being asked.
    case waiting
    /// Everything arrived.
    case sent
    /// Its owner said no.
    case declined
    /// It broke off.
    case failed
  }

  /// What is sent.
  public let item: SentItem
  /// Who is near, in a steady order.
  public internal(set) var receivers: [Receiver]
}
