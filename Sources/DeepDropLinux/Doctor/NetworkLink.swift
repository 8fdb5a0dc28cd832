import Glibc

/// An interface of this machine that is up, and what keeps it from being used.
public struct NetworkLink: Sendable, Hashable {
  /// Its name, such as `wlan0`.
  public let name: String
  /// Whether it takes multicast, without which nobody is found.
  public var isMulticast: Bool
  /// Whether it leads to one peer alone, as a tunnel does; such are not used.
  public var isPointToPoint: Bool
  /// Its IPv6 link-local addresses, each with its scope; what AirDrop connects to.
  public var linkLocal: [String] = []
  /// Whether it has an IPv4 address.
  public var hasIPv4 = false
  /// Whether the system keeps IPv6 off it.
  public var isIPv6Disabled = false

  /// A link without addresses.
  public init(name: String, isMulticast: Bool = true, isPointToPoint: Bool = false) {
    self.name = name
    self.isMulticast = isMulticast
    self.isPointToPoint = isPointToPoint
  }

  /// Whether neighbours can be found and reached over it.
  public var isUsable: Bool {
    isMulticast && !isPointToPoint && (hasIPv4 || !linkLocal.isEmpty)
  }
}

extension NetworkLink {
  /// The links that are up, by name; loopback only where it is asked for.
  package static func all(on interface: String?) -> [NetworkLink] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&first) == 0 else { return [] }
    defer { unsafe freeifaddrs(first) }
    var links: [String: NetworkLink] = [:]
    var next = unsafe first
    while let entry = unsafe next {
      unsafe next = entry.pointee.ifa_next
      let name = unsafe String(cString: entry.pointee.ifa_name)
      let flags = unsafe Int(entry.pointee.ifa_flags)
      guard flags & IFF_UP != 0, interface.map({ $0 == name }) ?? (flags & IFF_LOOPBACK == 0)
      else { continue }
      var link = links[name] ?? NetworkLink(name: name, flags: flags)
      unsafe link.take(entry.pointee.ifa_addr)
      links[name] = link
    }
    return links.values.sorted { $0.name < $1.name }
  }

  private init(name: String, flags: Int) {
    self.init(
      name: name,
      // Loopback lacks the flag, yet carries multicast.
      isMulticast: flags & (IFF_MULTICAST | IFF_LOOPBACK) != 0,
      isPointToPoint: flags & IFF_POINTOPOINT != 0
    )
    isIPv6Disabled = contents(of: "/proc/sys/net/ipv6/conf/\(name)/disable_ipv6").hasPrefix("1")
  }

  private mutating func take(_ address: UnsafeMutablePointer<sockaddr>?) {
    guard let address = unsafe address else { return }
    switch unsafe Int32(address.pointee.sa_family) {
    case AF_INET: hasIPv4 = true
    case AF_INET6:
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let status = unsafe getnameinfo(
        address,
        socklen_t(MemoryLayout<sockaddr_in6>.size),
        &text,
        socklen_t(text.count),
        nil,
        0,
        NI_NUMERICHOST
      )
      let numeric = String(
        decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      if status == 0, numeric.hasPrefix("fe80:") { linkLocal.append(numeric) }
    default: break
    }
  }
}
