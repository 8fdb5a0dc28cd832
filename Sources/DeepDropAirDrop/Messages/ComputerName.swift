/// What a computer calls itself to others: one line in which there is something to see.
///
/// ```swift
/// ComputerName("Anna’s\u{202E} desk")?.string  // "Anna’s desk"
/// ```
///
/// It is what others read, for they clean a name in the same way.
public struct ComputerName: Sendable, Hashable {
  /// The most bytes in UTF-8: those of a name in mDNS (RFC 6763 §4.1.1), which senders may show.
  public static let maximumLength = 63

  /// A name for a computer that has none.
  public static let fallback = ComputerName(string: "DeepDrop", isCut: false)

  /// The name.
  public let string: String
  /// Whether there was more of it, which is cut off between two characters.
  public let isCut: Bool

  /// Cleans a name; `nil` when nothing is left of it.
  public init?(_ text: String) {
    guard let whole = PeerText.line(text) else { return nil }
    var start = Substring(whole)
    while start.utf8.count > Self.maximumLength { start.removeLast() }
    // A single character may be longer than that.
    guard let string = PeerText.line(String(start)) else { return nil }
    self.init(string: string, isCut: start.endIndex < whole.endIndex)
  }

  private init(string: String, isCut: Bool) {
    self.string = string
    self.isCut = isCut
  }
}
