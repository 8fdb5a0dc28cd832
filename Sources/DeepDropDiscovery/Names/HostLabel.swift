/// The first label of a `.local` host name.
///
/// Any label will do for AirDrop; an iPhone uses a UUID.
public struct HostLabel: Sendable, Hashable {
  /// The label, without `.local`.
  public let name: String

  /// Checks a label's spelling.
  ///
  /// - Parameter name: 1 to 63 ASCII letters, digits and hyphens, no hyphen at either end
  ///   (RFC 1123 §2.1).
  /// - Throws: `invalidName`.
  public init(_ name: String) throws(DiscoveryError) {
    guard Self.isValid(name[...], limit: 63) else {
      throw .invalidName(name, "a host label: 1 to 63 letters, digits and inner hyphens")
    }
    self.name = name
  }

  static func isValid(_ label: Substring, limit: Int) -> Bool {
    let hyphen = UInt8(ascii: "-")
    return 1...limit ~= label.utf8.count && label.utf8.first != hyphen
      && label.utf8.last != hyphen
      && label.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), hyphen:
          true
        default:
          false
        }
      }
  }
}

extension HostLabel: CustomStringConvertible {
  /// The label, without `.local`.
  public var description: String { name }
}
