import DeepDropPropertyList

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
  public init(parsing bytes: [UInt8]) throws(AirDropError) { self = try .parse(bytes) }

  /// The body as a binary property list.
  public var bytes: [UInt8] { encoded }
}

extension AskResponse: Message {
  static let name = "the answer to /Ask"

  init(reading root: MessageValue) throws(AirDropError) {
    computerName = try root[Key.computerName]?.name()
    modelName = try root[Key.modelName]?.name()
  }

  var content: PropertyList.Dictionary {
    [
      Key.computerName: computerName.map { .string($0) },
      Key.modelName: modelName.map { .string($0) },
    ]
  }

  private enum Key {
    static let computerName = "ReceiverComputerName"
    static let modelName = "ReceiverModelName"
  }
}
