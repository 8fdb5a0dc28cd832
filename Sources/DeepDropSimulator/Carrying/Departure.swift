public import DeepDropAirDrop
public import DeepDropKit

/// What a device sends, for somebody outside to carry.
public struct Departure: Sendable, Hashable, Identifiable {
  /// A file on its way.
  public struct File: Sendable, Hashable {
    /// Its name.
    public let name: FileName
    /// Its type, as the sender resolves it.
    public let type: TypeIdentifier
    /// What is in it.
    public let bytes: [UInt8]
  }

  /// A number that no other has.
  public let id: Int
  /// The device that sends.
  public let device: Device.ID
  /// The name of that device, as the receiver reads it.
  public let senderName: String
  /// The app that shares.
  public let bundleID: String
  /// The receiver that was picked, ``AirDropPicker/Receiver/id``.
  public let receiver: String
  /// The links, which travel in the question itself.
  public let links: [DeepLink]
  /// The files, which follow it.
  public let files: [File]
  /// The picture for the dialog, if the app gave one.
  public let icon: FileIcon?
}
