import Glibc

/// A numeric IP address, a port, and for a link-local address its interface.
public struct Endpoint: Sendable, Hashable, CustomStringConvertible {
  /// The address as `inet_ntop` writes it, without a scope; an IPv4 address never in IPv6 form.
  public let address: String
  /// The port, 0 where the system is to choose.
  public let port: UInt16
  /// The interface's index, 0 for none.
  public let scopeID: UInt32

  /// Whether this is an IPv6 address.
  public var isIPv6: Bool { address.contains(":") }

  /// Checks the address; the scope may stand in it: `fe80::1%eth0` or `fe80::1%2`.
  ///
  /// - Throws: ``HTTPSError/Code/invalid`` for anything that is no numeric address, and for an
  ///   interface that does not exist.
  public init(_ address: String, port: UInt16, scopeID: UInt32 = 0) throws(HTTPSError) {
    let parts = address.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    var scopeID = scopeID
    if parts.count == 2 {
      let name = String(parts[1])
      scopeID = unsafe UInt32(name) ?? if_nametoindex(name)
      guard scopeID != 0 else {
        throw HTTPSError(.invalid, "There is no interface named “\(name)”.")
      }
    }
    let host = String(parts[0])
    var storage = sockaddr_storage()
    // C would end the string at a NUL.
    guard !host.utf8.contains(0), Self.fill(&storage, host: host, port: port, scopeID: scopeID),
      let endpoint = Endpoint(storage)
    else { throw HTTPSError(.invalid, "“\(address)” is no numeric IP address.") }
    self = endpoint
  }

  /// Reads a socket address; nil for another family than IPv4 and IPv6.
  init?(_ storage: sockaddr_storage) {
    let text = unsafe withUnsafeBytes(of: storage) { raw -> (String, UInt16, UInt32)? in
      switch Int32(storage.ss_family) {
      case AF_INET:
        let address = unsafe raw.load(as: sockaddr_in.self)
        var number = address.sin_addr
        return (unsafe numericText(AF_INET, &number), UInt16(bigEndian: address.sin_port), 0)
      case AF_INET6:
        let address = unsafe raw.load(as: sockaddr_in6.self)
        var number = address.sin6_addr
        return (
          unsafe numericText(AF_INET6, &number), UInt16(bigEndian: address.sin6_port),
          address.sin6_scope_id
        )
      default: return nil
      }
    }
    guard let (address, port, scopeID) = text else { return nil }
    let mapped = "::ffff:"
    let isMapped = address.hasPrefix(mapped) && address.contains(".")
    self.address = isMapped ? String(address.dropFirst(mapped.count)) : address
    self.port = port
    self.scopeID = isMapped ? 0 : scopeID
  }

  /// The endpoint as a socket address and its length.
  var socketAddress: (sockaddr_storage, socklen_t) {
    var storage = sockaddr_storage()
    // Always succeeds: `address` was written by inet_ntop.
    _ = Self.fill(&storage, host: address, port: port, scopeID: scopeID)
    let size = isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    return (storage, socklen_t(size))
  }

  /// `192.0.2.1:80`, `[fe80::1%2]:8770`.
  public var description: String {
    guard isIPv6 else { return "\(address):\(port)" }
    return "[\(address)\(scopeID == 0 ? "" : "%\(scopeID)")]:\(port)"
  }

  private static func fill(
    _ storage: inout sockaddr_storage,
    host: String,
    port: UInt16,
    scopeID: UInt32
  ) -> Bool {
    unsafe withUnsafeMutableBytes(of: &storage) { raw in
      var v4 = sockaddr_in()
      if unsafe inet_pton(AF_INET, host, &v4.sin_addr) == 1 {
        v4.sin_family = sa_family_t(AF_INET)
        v4.sin_port = port.bigEndian
        unsafe raw.storeBytes(of: v4, as: sockaddr_in.self)
        return true
      }
      var v6 = sockaddr_in6()
      guard unsafe inet_pton(AF_INET6, host, &v6.sin6_addr) == 1 else { return false }
      v6.sin6_family = sa_family_t(AF_INET6)
      v6.sin6_port = port.bigEndian
      v6.sin6_scope_id = scopeID
      unsafe raw.storeBytes(of: v6, as: sockaddr_in6.self)
      return true
    }
  }
}

private func numericText(_ family: Int32, _ address: UnsafeRawPointer) -> String {
  var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
  // Cannot fail: the family is known and the buffer long enough for it.
  _ = unsafe inet_ntop(family, address, &buffer, socklen_t(buffer.count))
  return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
