/// A file on a device.
public struct StoredFile: Sendable, Hashable, Encodable {
  /// The name; there is one of a name in a place.
  public let name: String
  /// The type, as the device's system sees it.
  public let type: String
  /// The app in whose Inbox it lies; nil for a file of the person's.
  public let app: DeviceApp.ID?
}
