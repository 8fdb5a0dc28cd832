import Glibc

/// Counts the mDNS packets that cross a namespace's interface, as any host on the link would see.
struct MulticastListener: Sendable {
  /// Packets by what they were, over some time.
  struct Count: Sendable {
    var questions = 0
    var answers = 0
  }

  /// Listens on IPv4 on `interface`, blocking the calling thread for `seconds`.
  ///
  /// Counts what mentions `label` anywhere: queries, and responses that hold at least one record.
  static func count(_ label: String, on interface: String, seconds: Int) -> Count {
    let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(socket) }
    var yes: Int32 = 1
    unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
    unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEPORT, &yes, 4)
    var wait = timeval(tv_sec: 0, tv_usec: 100_000)
    unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var group = ip_mreqn()
    group.imr_multiaddr.s_addr = UInt32(bigEndian: 0xE000_00FB)
    group.imr_ifindex = unsafe Int32(if_nametoindex(interface))
    unsafe setsockopt(
      socket,
      Int32(IPPROTO_IP),
      IP_ADD_MEMBERSHIP,
      &group,
      socklen_t(MemoryLayout<ip_mreqn>.size)
    )
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(5353).bigEndian
    unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = unsafe bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    var count = Count()
    var packet = [UInt8](repeating: 0, count: 9000)
    let end = time(nil) + seconds
    while time(nil) < end {
      let size = unsafe recv(socket, &packet, packet.count, 0)
      guard size > 12, packet[..<size].firstRange(of: label.utf8) != nil else { continue }
      if packet[2] & 0x80 == 0 { count.questions += 1 } else { count.answers += 1 }
    }
    return count
  }
}
