import DeepDropPropertyList

/// What a receiver says of itself; its name is there only if the sender may see it.
public struct DiscoverResponse: Sendable, Hashable {
  /// `ReceiverComputerName`, shown to the sender's owner.
  ///
  /// `nil`: alive, but not to be seen by this sender.
  public var computerName: String?
  /// `ReceiverModelName`, such as `MacBookPro18,3`: picks the icon.
  public var modelName: String?
  /// `IsAirDropable`; current systems answer true even in Contacts Only.
  public var isAirDropable: Bool?
  /// `ReceiverMediaCapabilities`, JSON inside data.
  ///
  /// `{"Version":1}` asks for formats that everybody reads.
  var mediaCapabilities: [UInt8]? = Array(#"{"Version":1}"#.utf8)

  /// Makes an answer.
  public init(computerName: String?, modelName: String?, isAirDropable: Bool? = true) {
    self.computerName = computerName
    self.modelName = modelName
    self.isAirDropable = isAirDropable
  }

  /// Reads a body.
  ///
  /// - Throws: ``AirDropError`` when the body is not a dictionary or a value is of another kind.
  public init(parsing bytes: [UInt8]) throws(AirDropError) { self = try .parse(bytes) }

  /// The body as a binary property list.
  public var bytes: [UInt8] { encoded }
}

extension DiscoverResponse: Message {
  static let name = "the answer to /Discover"

  init(reading root: MessageValue) throws(AirDropError) {
    computerName = try root[Key.computerName]?.name()
    modelName = try root[Key.modelName]?.name()
    isAirDropable = try root[Key.isAirDropable]?.boolean()
    mediaCapabilities = try root[Key.mediaCapabilities]?.data()
  }

  var content: PropertyList.Dictionary {
    [
      Key.computerName: computerName.map { .string($0) },
      Key.modelName: modelName.map { .string($0) },
      Key.isAirDropable: isAirDropable.map { .boolean($0) },
      Key.mediaCapabilities: mediaCapabilities.map { .data($0) },
    ]
  }

  private enum Key {
    static let computerName = "ReceiverComputerName"
    static let modelName = "ReceiverModelName"
    static let isAirDropable = "IsAirDropable"
    static let mediaCapabilities = "ReceiverMediaCapabilities"
  }
}
