import DeepDropKit

/// A text with the links in it that can be tapped; all its parts together are the text.
///
/// A link begins with a scheme that something opens, `http://` and `https://` or that of an app, at
/// the beginning of a word. It ends before white space, a quotation mark, an angle bracket (RFC 3986,
/// appendix C) or a character that cannot be seen, and does not take along the punctuation and the
/// closing brackets of the sentence around it. The rest must be a `DeepLink`: so a web link's
/// international name is one in its `xn--` form alone, and what is read is what opens. Schemes that
/// run or read something (`javascript:`, `data:`, `file:` and their like) are never among them,
/// whatever an app claims.
///
/// ```swift
/// LinkedText("See (acme://e/1).", schemes: ["acme"])  // "See (", acme://e/1, ")."
/// ```
public struct LinkedText: Sendable, Hashable {
  /// A piece of the text.
  public struct Part: Sendable, Hashable, Encodable {
    /// How it reads.
    public let text: String
    /// What a tap on it opens; nil for what is only read.
    public let link: String?
  }

  /// The most bytes of a text that is shared, or previewed with its links.
  public static let maximumLength = 16 * 1024

  /// The pieces in order, none of them empty.
  public let parts: [Part]

  /// Finds the links.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - schemes: The schemes of the apps that are there, in lower case; the web's always count.
  public init(_ text: String, schemes: Set<String>) {
    var finder = LinkFinder(text, schemes: schemes.filter { !LinkPolicy.isReserved($0) })
    parts = finder.parts()
  }

  /// The whole text.
  public var string: String { parts.map(\.text).joined() }

  /// The links in order.
  public var links: [String] { parts.compactMap(\.link) }
}

extension LinkedText: Encodable {
  /// Writes the parts alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(parts)
  }
}
