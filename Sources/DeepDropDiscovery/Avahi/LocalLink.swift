import Glibc

/// An interface of this machine as a responder sees it at one moment.
struct LocalLink: Hashable {
  let interface: NetworkInterface
  let isLoopback: Bool
  /// Avahi's own conditions: up, multicast or loopback, not point to point.
  let isUsable: Bool
  var addresses: [LocalAddress] = []

  /// What to publish: where there is a link-local IPv6 address, no other IPv6.
  ///
  /// AirDrop connects to link-local addresses, and some senders try only the first they get.
  func addressesToPublish(_ families: NetworkScope.Families) -> [LocalAddress] {
    let ipv6 = addresses.filter(\.isIPv6)
    let linkLocal = ipv6.filter(\.isLinkLocal)
    return (families.contains(.ipv6) ? (linkLocal.isEmpty ? ipv6 : linkLocal) : [])
      + (families.contains(.ipv4) ? addresses.filter { !$0.isIPv6 } : [])
  }
}

/// An address of one of this machine's interfaces.
struct LocalAddress: Hashable {
  let interface: UInt32
  let bytes: [UInt8]

  var isIPv6: Bool { bytes.count == 16 }
  var isLinkLocal: Bool { isIPv6 && bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
}

extension LocalLink {
  /// The links of the calling thread's network namespace, by index.
  static func all() -> [UInt32: LocalLink] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&first) == 0 else { return [:] }
    defer { unsafe freeifaddrs(first) }
    var links: [UInt32: LocalLink] = [:]
    var next = unsafe first
    while let entry = unsafe next {
      let index = unsafe if_nametoindex(entry.pointee.ifa_name)
      if index > 0 {
        unsafe links[index, default: LocalLink(entry, index)].addresses += addresses(entry, index)
      }
      unsafe next = entry.pointee.ifa_next
    }
    return links
  }

  private init(_ entry: UnsafeMutablePointer<ifaddrs>, _ index: UInt32) {
    let flags = unsafe Int(entry.pointee.ifa_flags)
    func has(_ flag: Int) -> Bool { flags & flag != 0 }
    unsafe interface = NetworkInterface(index: index, name: String(cString: entry.pointee.ifa_name))
    isLoopback = has(IFF_LOOPBACK)
    isUsable = has(IFF_UP) && !has(IFF_POINTOPOINT) && (isLoopback || has(IFF_MULTICAST))
  }

  private static func addresses(
    _ entry: UnsafeMutablePointer<ifaddrs>,
    _ index: UInt32
  ) -> [LocalAddress] {
    guard let address = unsafe entry.pointee.ifa_addr else { return [] }
    let raw = UnsafeRawPointer(address)
    switch unsafe Int32(address.pointee.sa_family) {
    case AF_INET:
      let ipv4 = unsafe raw.loadUnaligned(as: sockaddr_in.self).sin_addr
      return unsafe [
        LocalAddress(interface: index, bytes: withUnsafeBytes(of: ipv4) { unsafe Array($0) })
      ]
    case AF_INET6:
      let ipv6 = unsafe raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      return unsafe [
        LocalAddress(interface: index, bytes: withUnsafeBytes(of: ipv6) { unsafe Array($0) })
      ]
    default:
      return []
    }
  }
}
