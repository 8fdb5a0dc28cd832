public import DeepDropHTTPS
import Glibc

extension Endpoint {
  /// The name of the interface that a link-local address belongs to; `nil` when it is gone.
  public var interfaceName: String? {
    guard scopeID != 0 else { return nil }
    return unsafe withUnsafeTemporaryAllocation(
      of: CChar.self,
      capacity: Int(IF_NAMESIZE)
    ) { buffer in
      unsafe if_indextoname(scopeID, buffer.baseAddress).map { unsafe String(cString: $0) }
    }
  }

  /// The endpoint as people read and write it: `[fe80::1%eth0]:8771`.
  public var named: String {
    guard let interfaceName else { return description }
    return "[\(address)%\(interfaceName)]:\(port)"
  }
}
