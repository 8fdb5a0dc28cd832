/// How a sender introduces itself in an Ask.
///
/// Nothing in it can be verified by the receiver.
public struct SenderIdentity: Sendable, Hashable {
  /// The name that the receiver's dialog shows.
  public var computerName: String
  /// A model identifier; one source says that an invented model gets no dialog, so it has a Mac's shape.
  public var modelName: String
  /// The twelve digits.
  public var id: ServiceID
  /// The sending app's bundle identifier.
  public var bundleID: String

  /// Introduces a computer.
  public init(
    computerName: String,
    id: ServiceID,
    modelName: String = "MacBookPro18,3",
    bundleID: String = "com.apple.finder"
  ) {
    self.computerName = computerName
    self.modelName = modelName
    self.id = id
    self.bundleID = bundleID
  }
}
