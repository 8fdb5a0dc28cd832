import DeepDropPropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An absolute URL, kept as it was written.
///
/// Two things are never done to it: nothing that is escaped is escaped again, and nothing that is
/// legal is rewritten. Only raw characters beyond ASCII are percent-encoded (as UTF-8), and behind
/// the host the seven that browsers leave raw although RFC 3986 forbids them: `[ ] { } | ^` and the
/// backquote. What else is illegal is refused, because each version of Foundation repairs it in its
/// own way, and then two devices would see two links.
///
/// ```swift
/// let link = try DeepLink("https://example.com/x/Кафе%20A")
/// print(link)  // https://example.com/x/%D0%9A%D0%B0%D1%84%D0%B5%20A
/// ```
public struct DeepLink: Sendable, Hashable, CustomStringConvertible {
  /// The longest link, in UTF-8 bytes after percent-encoding.
  public static let maximumLength = 8192

  /// The link: ASCII, valid by RFC 3986.
  public let string: String

  /// The link as Foundation's type; its `absoluteString` is `string`.
  public let url: URL

  /// The scheme in lower case, without the colon.
  public let scheme: String

  /// The host in lower case, without user info, port or the brackets of an IP address.
  ///
  /// `nil` when the link has no authority (`lightning:lnbc1`), empty when the authority has no host
  /// (`acme:///e/1`).
  public let host: String?

  /// Takes an absolute URL.
  ///
  /// The host of a web link (http, https) must be there, and be ASCII: an international name is
  /// written in its `xn--` form, so that what is compared is what a browser would open.
  ///
  /// - Throws: ``LinkError/Code/malformedLink`` for a relative or empty link, white space, control
  ///   characters, a byte order mark, what RFC 3986 forbids, the escape `%00`, or more than
  ///   ``maximumLength`` bytes.
  public init(_ string: String) throws(LinkError) {
    let encoded = try Self.percentEncoded(string)
    let syntax = try URLSyntax(encoded, writtenAs: string)
    // Every version of Foundation leaves a valid URL as it is: this only makes sure of it.
    guard let url = URL(string: encoded), url.absoluteString == encoded else {
      throw .unsupported(encoded)
    }
    self.string = encoded
    self.url = url
    self.scheme = syntax.scheme
    self.host = syntax.host
  }

  /// Takes a URL; one that is relative to a base is made absolute.
  ///
  /// - Throws: ``LinkError/Code/malformedLink``, as ``init(_:)-(String)`` does.
  public init(_ url: URL) throws(LinkError) {
    try self.init(url.absoluteURL.absoluteString)
  }

  /// Whether a browser opens it: http or https.
  public var isWebLink: Bool { URLSyntax.isWebScheme(scheme) }

  /// The link.
  public var description: String { string }
}

extension DeepLink {
  /// The text with raw characters beyond ASCII escaped, once it is known to be short and printable.
  private static func percentEncoded(_ string: String) throws(LinkError) -> String {
    guard !string.isEmpty else { throw .emptyLink }
    var encoded = ""
    let scalars = string.unicodeScalars
    let endOfHost = endOfHost(in: scalars)
    for index in scalars.indices {
      let scalar = scalars[index]
      // Counted while encoding: a text of any size costs no more than the longest link.
      guard encoded.utf8.count < maximumLength else { throw .tooLong(string) }
      let properties = scalar.properties
      if properties.isWhitespace, properties.generalCategory != .control {
        throw .whiteSpace(in: string)
      }
      guard properties.generalCategory != .control else { throw .control(scalar, in: string) }
      guard scalar != "\u{FEFF}" else { throw .byteOrderMark(in: string) }
      if scalar.isASCII, !(index >= endOfHost && rawInBrowsers.contains(scalar)) {
        encoded.unicodeScalars.append(scalar)
      } else {
        for byte in scalar.utf8 {
          encoded += "%" + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    guard encoded.utf8.count <= maximumLength else { throw .tooLong(string) }
    return encoded
  }

  /// Where the part begins in which no host stands any more: without `//`, behind the scheme.
  private static func endOfHost(in scalars: String.UnicodeScalarView) -> String.Index {
    let start = scalars.prefix(maximumLength)
    guard let colon = start.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }),
      start[colon] == ":"
    else { return scalars.endIndex }
    let rest = start[colon...].dropFirst()
    guard rest.starts(with: "//".unicodeScalars) else { return rest.startIndex }
    let host = rest.dropFirst(2)
    return host.firstIndex { "/?#".unicodeScalars.contains($0) } ?? scalars.endIndex
  }

  /// What a browser's address bar hands out unescaped (WHATWG URL, query percent-encode set).
  private static let rawInBrowsers = "[]{}|^`".unicodeScalars
}

// MARK: Errors

extension LinkError.Code {
  /// The text is not an absolute URL, or holds what no URL may.
  public static let malformedLink = Self("malformed-link")
}

extension LinkError {
  package static let emptyLink = Self(
    .malformedLink,
    "The link is empty: an absolute link such as acme://e/1 is wanted."
  )

  package static func tooLong(_ text: String) -> Self {
    Self(
      .malformedLink,
      "The link \(text.quoted) is longer than the \(DeepLink.maximumLength) bytes a link may have."
    )
  }

  package static func whiteSpace(in text: String) -> Self {
    Self(.malformedLink, "The link \(text.quoted) holds white space: write a space as %20.")
  }

  package static func control(_ scalar: Unicode.Scalar, in text: String) -> Self {
    Self(
      .malformedLink,
      "The link \(text.quoted) holds the control character \(String(scalar).quoted)."
    )
  }

  package static func byteOrderMark(in text: String) -> Self {
    Self(.malformedLink, "The link \(text.quoted) holds a byte order mark, an invisible character.")
  }

  package static func unsupported(_ text: String) -> Self {
    Self(.malformedLink, "The system's URL type does not take \(text.quoted) as it is.")
  }
}
