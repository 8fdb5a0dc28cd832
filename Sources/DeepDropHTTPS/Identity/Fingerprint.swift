/// A SHA-256 digest that names a certificate or a public key.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// The 32 bytes.
  public let bytes: [UInt8]

  init(digest: [UInt8]) {
    bytes = digest
  }

  /// Reads 64 hexadecimal digits, in either case, colons allowed; nil for anything else.
  public init?(_ hexadecimal: String) {
    let digits = hexadecimal.utf8.filter { $0 != UInt8(ascii: ":") }
    guard digits.count == 64 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: 64, by: 2) {
      guard let high = Character(UnicodeScalar(digits[index])).hexDigitValue,
        let low = Character(UnicodeScalar(digits[index + 1])).hexDigitValue
      else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    self.bytes = bytes
  }

  /// 64 lower-case hexadecimal digits.
  public var description: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
