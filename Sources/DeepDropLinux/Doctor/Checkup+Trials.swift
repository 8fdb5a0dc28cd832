import DeepDropThreads
import Glibc

extension Checkup.Trial {
  /// Binds mDNS's port as every well-behaved responder does: for sharing.
  static func sharingMDNSPort() -> Self {
    binding(SOCK_DGRAM, port: 5353, isShared: true, on: nil)
  }

  /// Listens where a receiver would, on a port of the system's choice.
  static func listening(on interface: String?) -> Self {
    binding(SOCK_STREAM, port: 0, isShared: false, on: interface)
  }

  /// Whether a file could be made there; a folder that is missing can be made if its parent allows.
  static func writing(into directory: String) -> Self {
    guard unsafe access(directory, W_OK | X_OK) != 0 else { return .worked }
    let status = errno
    guard status == ENOENT, let slash = directory.lastIndex(of: "/"), slash > directory.startIndex
    else { return .failed(systemReason(status)) }
    return writing(into: String(directory[..<slash]))
  }

  private static func binding(
    _ kind: __socket_type,
    port: UInt16,
    isShared: Bool,
    on interface: String?
  ) -> Self {
    // IPv4 where the system has no IPv6 at all: then it is what would be used.
    let socket = [AF_INET6, AF_INET].lazy
      .map { (family: $0, number: Glibc.socket($0, Int32(kind.rawValue), 0)) }
      .first { $0.number >= 0 }
    guard let (family, number) = socket else { return .failed(systemReason(errno)) }
    defer { close(number) }
    var yes: Int32 = 1
    if isShared {
      for option in [SO_REUSEADDR, SO_REUSEPORT] {
        _ = unsafe setsockopt(number, SOL_SOCKET, option, &yes, socklen_t(MemoryLayout<Int32>.size))
      }
    }
    if let interface {
      let length = socklen_t(interface.utf8.count)
      guard unsafe setsockopt(number, SOL_SOCKET, SO_BINDTODEVICE, interface, length) == 0 else {
        return .failed(systemReason(errno))
      }
    }
    guard bind(number, family, port) == 0, kind == SOCK_DGRAM || listen(number, 1) == 0 else {
      return .failed(systemReason(errno))
    }
    return .worked
  }

  private static func bind(_ number: Int32, _ family: Int32, _ port: UInt16) -> Int32 {
    var ipv6 = sockaddr_in6()
    ipv6.sin6_family = sa_family_t(AF_INET6)
    ipv6.sin6_port = port.bigEndian
    var ipv4 = sockaddr_in()
    ipv4.sin_family = sa_family_t(AF_INET)
    ipv4.sin_port = port.bigEndian
    func bind(_ bytes: UnsafeRawBufferPointer) -> Int32 {
      guard let address = unsafe bytes.bindMemory(to: sockaddr.self).baseAddress else { return -1 }
      return unsafe Glibc.bind(number, address, socklen_t(bytes.count))
    }
    return family == AF_INET6
      ? unsafe withUnsafeBytes(of: ipv6, bind) : unsafe withUnsafeBytes(of: ipv4, bind)
  }
}
