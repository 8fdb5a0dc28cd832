import DeepDropPropertyList

/// The parts of an absolute URL that decisions are made on, read by RFC 3986.
///
/// Read here and not by Foundation, whose answer depends on the version of the system.
package struct URLSyntax {
  /// In lower case.
  let scheme: String

  /// In lower case; `nil` without an authority.
  let host: String?

  /// Reads an ASCII text, and refuses what the RFC does; messages quote the text as it was written.
  init(_ encoded: String, writtenAs text: String) throws(LinkError) {
    scheme = try Self.scheme(of: encoded, in: text)
    try Self.checkEscapes(of: encoded, in: text)

    // RFC 3986 §3: "//" authority path, then "?" query, then "#" fragment.
    var rest = encoded.dropFirst(scheme.count + 1)
    let fragment = rest.cutting(from: "#")
    let query = rest.cutting(from: "?")
    var authority: Authority?
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let path = rest.cutting(from: "/")
      authority = try Authority(rest, in: text)
      rest = path
    }
    try rest.check(\.isPathCharacter, in: text)
    try query.dropFirst().check(\.isQueryCharacter, in: text)
    try fragment.dropFirst().check(\.isQueryCharacter, in: text)

    host = authority?.host
    if Self.isWebScheme(scheme) {
      guard let host, !host.isEmpty else { throw .noHost(text) }
      guard Self.isHost(host) else { throw .host(in: text) }
    }
  }

  /// Whether a browser opens such links.
  static func isWebScheme(_ scheme: String) -> Bool {
    scheme == "https" || scheme == "http"
  }

  /// Whether the text is a scheme: a letter, then letters, digits, `+`, `-`, `.` (RFC 3986 §3.1).
  package static func isScheme(_ text: some StringProtocol) -> Bool {
    text.first?.isASCIILetter == true && text.allSatisfy(\.isSchemeCharacter)
  }

  /// Whether the text is the host of a web link: a domain in ASCII, or an address without brackets.
  static func isHost(_ text: some StringProtocol) -> Bool {
    text.isDomainName || isAddress(text)
  }

  /// Whether the text has the characters of an IPv6 address (RFC 3986 §3.2.2).
  fileprivate static func isAddress(_ text: some StringProtocol) -> Bool {
    text.contains(":") && text.allSatisfy(\.isAddressCharacter)
  }

  private static func scheme(of encoded: String, in text: String) throws(LinkError) -> String {
    let scheme = encoded.prefix { !":/?#".contains($0) }
    guard encoded[scheme.endIndex...].first == ":" else { throw .notAbsolute(text) }
    guard isScheme(scheme) else { throw .scheme(in: text) }
    return scheme.lowercased()
  }

  /// Each `%` is followed by two hexadecimal digits, and none stands for NUL.
  ///
  /// `%00` is legal, yet it only ever serves to end somebody's C string early (RFC 3986 §7.3).
  private static func checkEscapes(of encoded: String, in text: String) throws(LinkError) {
    for part in encoded.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
      let digits = part.prefix(2)
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit) else { throw .escape(in: text) }
      guard digits != "00" else { throw .escapedNUL(in: text) }
    }
  }
}

/// The part of a URL between `//` and the path: `user@host:port` (RFC 3986 §3.2).
private struct Authority {
  let host: String

  init(_ authority: Substring, in text: String) throws(LinkError) {
    var rest = authority
    if let at = rest.firstIndex(of: "@") {
      try rest[..<at].check(\.isUserCharacter, in: text)
      rest = rest[rest.index(after: at)...]
    }
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { throw .illegal("[", in: text) }
      let address = rest[..<end].dropFirst()
      guard URLSyntax.isAddress(address) else { throw .host(in: text) }
      host = address.lowercased()
      rest = rest[rest.index(after: end)...]
    } else {
      let port = rest.cutting(from: ":")
      try rest.check(\.isHostCharacter, in: text)
      host = rest.lowercased()
      rest = port
    }
    guard rest.isEmpty || rest.first == ":", rest.dropFirst().allSatisfy(\.isASCIIDigit) else {
      throw .port(in: text)
    }
  }
}

extension Substring {
  /// Takes away the end from the first such character on, and returns it.
  fileprivate mutating func cutting(from separator: Character) -> Substring {
    let end = self[(firstIndex(of: separator) ?? endIndex)...]
    self = self[..<end.startIndex]
    return end
  }

  fileprivate func check(
    _ isLegal: (Character) -> Bool,
    in text: String
  ) throws(LinkError) {
    if let character = first(where: { !isLegal($0) }) { throw .illegal(character, in: text) }
  }
}

/// The character classes of RFC 3986, appendix A; `%` is in each that takes escapes.
extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
  fileprivate var isSchemeCharacter: Bool { isASCIILetter || isASCIIDigit || "+-.".contains(self) }
  fileprivate var isHostCharacter: Bool {
    isASCIILetter || isASCIIDigit || "-._~!$&'()*+,;=%".contains(self)
  }
  fileprivate var isAddressCharacter: Bool { isASCII && isHexDigit || ":.".contains(self) }
  fileprivate var isUserCharacter: Bool { isHostCharacter || self == ":" }
  fileprivate var isPathCharacter: Bool { isHostCharacter || ":@/".contains(self) }
  fileprivate var isQueryCharacter: Bool { isPathCharacter || self == "?" }
}

// MARK: Errors

extension LinkError {
  package static func notAbsolute(_ text: String) -> Self {
    malformed(
      "\(text.quoted) is not an absolute link: it has to begin with a scheme, such as acme:// ."
    )
  }

  package static func scheme(in text: String) -> Self {
    malformed(
      "The link \(text.quoted) does not begin with a scheme: "
        + "a letter comes first, then letters, digits, “+”, “-” and “.”."
    )
  }

  package static func noHost(_ text: String) -> Self {
    malformed("The web link \(text.quoted) has no host: https:// and a host are wanted.")
  }

  package static func host(in text: String) -> Self {
    malformed(
      "The host of the link \(text.quoted) is not an ASCII domain or an address: "
        + "write an international name in its xn-- form."
    )
  }

  package static func port(in text: String) -> Self {
    malformed("The port in the link \(text.quoted) is not a number.")
  }

  package static func escape(in text: String) -> Self {
    malformed(
      "The link \(text.quoted) holds a “%” without two hexadecimal digits: "
        + "write a percent sign as %25."
    )
  }

  package static func escapedNUL(in text: String) -> Self {
    malformed("The link \(text.quoted) holds %00, an escaped NUL character.")
  }

  package static func illegal(_ character: Character, in text: String) -> Self {
    let escaped = character.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
    return malformed(
      "The link \(text.quoted) holds \(String(character).quoted) where RFC 3986 forbids it: "
        + "write it as \(escaped)."
    )
  }

  private static func malformed(_ message: String) -> Self { Self(.malformedLink, message) }
}
