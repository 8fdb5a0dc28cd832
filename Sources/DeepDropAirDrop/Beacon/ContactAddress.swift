/// An e-mail address or a phone number, spelled as AirDrop's hashes take it.
public struct ContactAddress: Sendable, Hashable {
  /// Lower case for e-mail; for a phone the digits alone, country code first.
  public let normalized: String

  /// Reads an e-mail address, or a phone number that begins with `+` or `00`.
  ///
  /// `nil` for anything else: a number without its country code would be somebody else's.
  public init?(_ text: String) {
    let trimmed = text.drop(while: \.isWhitespace)
    guard trimmed.utf8.count <= 254, let address = Self.email(trimmed) ?? Self.phone(trimmed) else {
      return nil
    }
    normalized = address
  }

  private static func email(_ text: Substring) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) })
    else { return nil }
    return text.lowercased()
  }

  private static func phone(_ text: Substring) -> String? {
    guard let prefix = ["+", "00"].first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(prefix.count).filter { !" -./()\u{A0}".contains($0) }
    // E.164 has at most 15 digits; nobody's number has fewer than 7.
    guard (7...15).contains(rest.utf8.count),
      rest.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return String(rest)
  }
}
