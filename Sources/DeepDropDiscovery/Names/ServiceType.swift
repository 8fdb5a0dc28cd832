/// A DNS-SD service type such as `_airdrop._tcp` (RFC 6763 §7).
public struct ServiceType: Sendable, Hashable {
  /// The type as it stands in DNS, without a domain: `_airdrop._tcp`.
  public let name: String

  /// AirDrop's receivers.
  public static let airDrop = ServiceType(checked: "_airdrop._tcp")

  private init(checked name: String) {
    self.name = name
  }

  /// Checks a type's spelling.
  ///
  /// - Parameter name: `_` and 1 to 15 letters, digits or hyphens, then `._tcp` or `._udp`.
  /// - Throws: `invalidName`.
  public init(_ name: String) throws(DiscoveryError) {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count == 2, labels[1] == "_tcp" || labels[1] == "_udp",
      labels[0].utf8.first == UInt8(ascii: "_"),
      HostLabel.isValid(labels[0].dropFirst(), limit: 15)
    else { throw .invalidName(name, "a service type like _http._tcp") }
    self.name = name
  }
}

extension ServiceType: CustomStringConvertible {
  /// The type as it stands in DNS.
  public var description: String { name }
}
