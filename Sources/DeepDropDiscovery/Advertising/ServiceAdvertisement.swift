/// A service as it is to be published on the local network.
///
/// ```swift
/// let advertisement = try ServiceAdvertisement(
///   instanceName: "0a1b2c3d4e5f", type: .airDrop, host: HostLabel("acme-7f3a"), port: 8771,
///   text: TextRecord([.init("flags", "1019")]))
/// ```
public struct ServiceAdvertisement: Sendable, Hashable {
  /// What people or peers tell services apart by: 1 to 63 bytes of UTF-8.
  public let instanceName: String
  /// The kind of service.
  public let type: ServiceType
  /// The host of the SRV record, without `.local`; a number is added when it is taken.
  public let host: HostLabel
  /// The port where the service listens.
  public let port: UInt16
  /// The TXT record.
  public let text: TextRecord
  /// Whether nobody else can have the names, because they are of random bits.
  ///
  /// Then they are announced at once, again when somebody else has one after all, and stay. Others
  /// are probed for first (RFC 6762 §8.1), which takes about a second; when the instance name is
  /// taken, it is withdrawn, and `nameTaken` thrown.
  public let isKnownUnique: Bool

  /// Checks the instance name (RFC 6763 §4.1.1) and the port.
  ///
  /// - Throws: `invalidName`.
  public init(
    instanceName: String,
    type: ServiceType,
    host: HostLabel,
    port: UInt16,
    text: TextRecord = .empty,
    isKnownUnique: Bool = false
  ) throws(DiscoveryError) {
    guard 1...63 ~= instanceName.utf8.count,
      instanceName.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else {
      throw .invalidName(
        instanceName,
        "an instance name: 1 to 63 bytes of UTF-8 without control characters"
      )
    }
    guard port > 0 else { throw .invalidName("0", "a port that a service can listen on") }
    self.instanceName = instanceName
    self.type = type
    self.host = host
    self.port = port
    self.text = text
    self.isKnownUnique = isKnownUnique
  }
}
