/// Where to publish or to look: on which interface, over which address families.
public struct NetworkScope: Sendable, Hashable {
  /// The address families a responder speaks.
  public struct Families: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// A set of families from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// IPv4, multicast to 224.0.0.251.
    public static let ipv4 = Families(rawValue: 1 << 0)
    /// IPv6, multicast to ff02::fb.
    public static let ipv6 = Families(rawValue: 1 << 1)
  }

  /// The one interface to use, by its name; nil for all of them.
  ///
  /// It need not exist yet: a responder waits for it.
  public var interface: String?
  /// The address families; only the addresses of these are published.
  public var families: Families

  /// A scope of one interface, or of all.
  public init(interface: String? = nil, families: Families = [.ipv4, .ipv6]) {
    self.interface = interface
    self.families = families
  }

  /// Every interface, both families.
  public static let everywhere = NetworkScope()
}
