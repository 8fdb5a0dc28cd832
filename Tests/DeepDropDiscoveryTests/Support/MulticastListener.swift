import DeepDropThreads
import Glibc

/// An mDNS packet.
struct MulticastPacket: Sendable {
  let bytes: [UInt8]

  var isAnswer: Bool { bytes[2] & 0x80 != 0 }

  func mentions(_ label: String) -> Bool {
    bytes.firstRange(of: label.utf8) != nil
  }
}

/// Hears the mDNS packets that cross a namespace's interface by IPv6, as any host on the link does.
final class MulticastListener: Sendable {
  private let socket: Int32

  /// Hears what comes from now on.
  static func on(
    _ interface: String,
    in network: NetworkNamespace
  ) async throws -> MulticastListener {
    try await network.perform { MulticastListener(interface) }
  }

  /// The next packets that are as wanted; fewer where the task is cancelled.
  func next(
    _ count: Int,
    where isWanted: (MulticastPacket) -> Bool
  ) async throws -> [MulticastPacket] {
    var found: [MulticastPacket] = []
    while found.count < count, !Task.isCancelled {
      let packet = try await BlockingThread.run { self.receive() }
      if let packet, isWanted(packet) { found.append(packet) }
    }
    return found
  }

  /// Blocks for a moment at most.
  private func receive() -> MulticastPacket? {
    var bytes = [UInt8](repeating: 0, count: 9000)
    let size = unsafe recv(socket, &bytes, bytes.count, 0)
    return size > 12 ? MulticastPacket(bytes: Array(bytes[..<size])) : nil
  }

  private init(_ interface: String) {
    socket = Glibc.socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0)
    let ipv6 = Int32(IPPROTO_IPV6)
    var yes: Int32 = 1
    unsafe setsockopt(socket, ipv6, IPV6_V6ONLY, &yes, 4)
    unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
    unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEPORT, &yes, 4)
    // Else it would hear what others here have joined as well.
    let length = socklen_t(interface.utf8.count)
    unsafe setsockopt(socket, SOL_SOCKET, SO_BINDTODEVICE, interface, length)
    var wait = timeval(tv_sec: 0, tv_usec: 100_000)
    unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var group = ipv6_mreq()
    unsafe inet_pton(AF_INET6, "ff02::fb", &group.ipv6mr_multiaddr)
    group.ipv6mr_interface = unsafe if_nametoindex(interface)
    unsafe setsockopt(
      socket,
      ipv6,
      IPV6_ADD_MEMBERSHIP,
      &group,
      socklen_t(MemoryLayout<ipv6_mreq>.size)
    )
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = UInt16(5353).bigEndian
    unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = unsafe bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
      }
    }
  }

  deinit {
    close(socket)
  }
}
