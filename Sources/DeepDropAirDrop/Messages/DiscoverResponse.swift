#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  var mediaCapabilities: Data? = Data(#"{"Version":1}"#.utf8)

  /// Makes an answer.
  public init(computerName: String?, modelName: String?, isAirDropable: Bool? = true) {
    self.computerName = computerName
    self.modelName = modelName
    self.isAirDropable = isAirDropable
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

extension DiscoverResponse: Message {
  static let name = "the answer to /Discover"

  enum CodingKeys: String, CodingKey {
    case computerName = "ReceiverComputerName"
    case modelName = "ReceiverModelName"
    case isAirDropable = "IsAirDropable"
    case mediaCapabilities = "ReceiverMediaCapabilities"
  }
}
