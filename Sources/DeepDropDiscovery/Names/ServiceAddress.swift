/// A numeric address of a service, and the interface it was learned on.
///
/// Ordered by how well they serve a transfer between neighbours: link-local IPv6, other IPv6, IPv4.
public struct ServiceAddress: Sendable, Hashable {
  /// Four bytes of IPv4 or sixteen of IPv6, in network order.
  public let bytes: [UInt8]
  /// Where it was learned; a link-local address means nothing without it.
  public let interface: NetworkInterface

  /// Refuses what no service can be reached at.
  ///
  /// Unspecified and multicast addresses, and loopback unless it was learned on a loopback
  /// interface, come from a peer that is mistaken or means harm.
  ///
  /// - Parameter isLoopback: whether `interface` is a loopback.
  init?(bytes: [UInt8], interface: NetworkInterface, isLoopback: Bool) {
    self.bytes = bytes
    self.interface = interface
    let loops: Bool
    switch bytes.count {
    case 4:
      loops = bytes[0] == 127
      guard bytes[0] != 0, bytes[0] < 224 else { return nil }
    case 16:
      let tail = bytes.dropLast().allSatisfy { $0 == 0 } ? bytes[15] : nil
      loops = tail == 1
      guard tail != 0, bytes[0] != 0xFF else { return nil }
    default:
      return nil
    }
    guard !loops || isLoopback else { return nil }
  }

  /// Whether this is IPv6.
  public var isIPv6: Bool { bytes.count == 16 }

  /// Whether this is an IPv6 address of one link only, fe80::/10.
  public var isLinkLocal: Bool { isIPv6 && bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
}

extension ServiceAddress: Comparable {
  /// Whether the first serves better, or comes first among equals.
  public static func < (one: ServiceAddress, other: ServiceAddress) -> Bool {
    let ranks = (one.rank, other.rank)
    guard ranks.0 == ranks.1 else { return ranks.0 < ranks.1 }
    guard one.interface.index == other.interface.index else {
      return one.interface.index < other.interface.index
    }
    return one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  private var rank: Int { isLinkLocal ? 0 : isIPv6 ? 1 : 2 }
}
