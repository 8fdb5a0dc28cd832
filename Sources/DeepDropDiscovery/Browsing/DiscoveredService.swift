/// A service that was seen and resolved, on one interface or several.
public struct DiscoveredService: Sendable, Hashable {
  /// What tells it apart from others of its type.
  public let instanceName: String
  /// The SRV record's target, such as `acme-7f3a.local`.
  public let host: String
  /// The port of the SRV record.
  public let port: UInt16
  /// The TXT record.
  public let text: TextRecord
  /// Where to reach it, never empty, the best first: link-local IPv6, other IPv6, IPv4.
  public let addresses: [ServiceAddress]

  init(
    instanceName: String,
    host: String,
    port: UInt16,
    text: TextRecord,
    addresses: [ServiceAddress]
  ) {
    self.instanceName = instanceName
    self.host = host
    self.port = port
    self.text = text
    self.addresses = addresses
  }

  /// The interfaces it was seen on, in the order of the addresses.
  public var interfaces: [NetworkInterface] {
    var seen: Set<NetworkInterface> = []
    return addresses.map(\.interface).filter { seen.insert($0).inserted }
  }
}
