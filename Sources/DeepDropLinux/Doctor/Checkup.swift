/// What was found out about this machine, as far as AirDrop over the network depends on it.
///
/// Facts alone: what follows from them is for whoever shows them.
public struct Checkup: Sendable, Hashable {
  /// How one attempt ended.
  public enum Trial: Sendable, Hashable {
    /// It worked.
    case worked
    /// The system's words for why it did not.
    case failed(String)
  }

  /// The one interface that was looked at; nil for all.
  public var interface: String?
  /// The interfaces that are up, loopback left out.
  public var links: [NetworkLink]
  /// Sharing mDNS's UDP port 5353 with whoever else uses it.
  public var mdnsPort: Trial
  /// Whether another program on this machine uses that port.
  public var hasOtherResponder: Bool
  /// Whether our own browser sees our own announcement.
  public var loop: AnnouncementLoop
  /// Listening on a TCP port.
  public var listening: Trial
  /// The firewall that is seen to be on without privileges.
  public var firewall: Firewall?
  /// Writing where things go that arrive.
  public var downloads: Trial
  /// Where they go.
  public var downloadDirectory: String
  /// Whether `xdg-open` is found.
  public var hasOpener: Bool
  /// The system's clock, in seconds since 1970.
  public var clock: Int
  /// The names of Bluetooth adapters, whether BlueZ knows them or not.
  public var bluetoothAdapters: [String]
  /// BlueZ's version, such as `5.66`; nil where its program is not found.
  public var blueZVersion: String?
  /// What BlueZ says of the adapters.
  public var bluetooth: BluetoothCheck

  /// Facts as they are given; ``run(on:places:environment:)`` finds them out.
  public init(
    interface: String? = nil,
    links: [NetworkLink],
    mdnsPort: Trial,
    hasOtherResponder: Bool,
    loop: AnnouncementLoop,
    listening: Trial,
    firewall: Firewall?,
    downloads: Trial,
    downloadDirectory: String,
    hasOpener: Bool,
    clock: Int,
    bluetoothAdapters: [String],
    blueZVersion: String?,
    bluetooth: BluetoothCheck
  ) {
    self.interface = interface
    self.links = links
    self.mdnsPort = mdnsPort
    self.hasOtherResponder = hasOtherResponder
    self.loop = loop
    self.listening = listening
    self.firewall = firewall
    self.downloads = downloads
    self.downloadDirectory = downloadDirectory
    self.hasOpener = hasOpener
    self.clock = clock
    self.bluetoothAdapters = bluetoothAdapters
    self.blueZVersion = blueZVersion
    self.bluetooth = bluetooth
  }
}
