/// The twelve hexadecimal digits by which a device goes: its instance name in DNS-SD and the Ask's `SenderID`.
///
/// Fresh at each start, so that nobody can be followed by it.
public struct ServiceID: Sendable, Hashable, CustomStringConvertible {
  /// Twelve lower-case hexadecimal digits.
  public let description: String

  /// Makes one out of 48 random bits; higher bits are ignored.
  public init(random bits: UInt64) {
    let digits = String(bits & 0xffff_ffff_ffff, radix: 16)
    description = String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// Reads twelve hexadecimal digits in any case; `nil` for anything else.
  public init?(_ string: some StringProtocol) {
    guard string.utf8.count == 12, string.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      return nil
    }
    description = string.lowercased()
  }
}
