import DeepDropPropertyList

/// What a sender asks of everyone first.
///
/// Every key is optional; ours says nothing personal.
public struct DiscoverRequest: Sendable, Hashable {
  /// `DeviceSupportFlags`; current Apple senders all write 111611.
  public var deviceSupportFlags: Int?

  /// Makes a request; the default is what an Apple sender would write.
  public init(deviceSupportFlags: Int? = 0x1B3FB) {
    self.deviceSupportFlags = deviceSupportFlags
  }

  /// Reads a body.
  ///
  /// - Throws: ``AirDropError`` when the body is not a dictionary or a value is of another kind.
  public init(parsing bytes: [UInt8]) throws(AirDropError) { self = try .parse(bytes) }

  /// The body as a binary property list.
  public var bytes: [UInt8] { encoded }
}

extension DiscoverRequest: Message {
  static let name = "/Discover"

  init(reading root: MessageValue) throws(AirDropError) {
    deviceSupportFlags = try (root[Key.deviceSupportFlags]?.integer()).map { Int(clamping: $0) }
  }

  var content: PropertyList.Dictionary {
    [Key.deviceSupportFlags: deviceSupportFlags.map { .integer(.init(Int64($0))) }]
  }

  private enum Key {
    static let deviceSupportFlags = "DeviceSupportFlags"
  }
}
