import Glibc

extension ServiceAddress: CustomStringConvertible {
  /// The address without its scope: `fe80::1`, `192.0.2.1` (RFC 5952).
  public var numeric: String {
    let family = isIPv6 ? AF_INET6 : AF_INET
    return unsafe withUnsafeTemporaryAllocation(
      of: CChar.self,
      capacity: Int(INET6_ADDRSTRLEN)
    ) { text in
      let written = unsafe bytes.withUnsafeBytes {
        unsafe inet_ntop(family, $0.baseAddress, text.baseAddress, socklen_t(text.count))
      }
      return unsafe written.map { unsafe String(cString: $0) } ?? ""
    }
  }

  /// The address with the scope a link-local one needs: `fe80::1%wlan0`.
  public var description: String {
    isLinkLocal ? "\(numeric)%\(interface.name)" : numeric
  }
}
