/// The answer to an accepted Ask.
///
/// What else an Apple receiver puts in it need not be echoed.
public struct AskResponse: Sendable, Hashable {
  /// `ReceiverComputerName`.
  public var computerName: String?
  /// `ReceiverModelName`.
  public var modelName: String?

  /// Makes an answer.
  public init(computerName: String?, modelName: String?) {
    self.computerName = computerName
    self.modelName = modelName
  }

  /// Reads a body.
  ///
  /// - Throws: ``AirDropError`` when the body is not a dictionary or a value is of another kind.
  public init(parsing bytes: [UInt8]) throws(AirDropError) {
    self = try .parse(bytes)
    computerName = computerName.flatMap { PeerText.name($0) }
    modelName = modelName.flatMap { PeerText.name($0) }
  }

  /// The body as a binary property list.
  public var bytes: [UInt8] { encoded }
}

extension AskResponse: Message {
  static let name = "the answer to /Ask"

  enum CodingKeys: String, CodingKey {
    case computerName = "ReceiverComputerName"
    case modelName = "ReceiverModelName"
  }
}
