public import DeepDropKit

/// Which links of a web host an app opens, or leaves to the browser.
///
/// One entry of `components`, or of the older `paths` (Apple, “Supporting associated domains”).
/// What an entry does not name may be anything.
public struct LinkPattern: Sendable, Hashable {
  /// The entry as people know it, such as `/events/*`.
  public let text: String
  /// Whether links that match stay with the browser (`exclude`, or `NOT` before a path).
  public let isExcluded: Bool

  let path: Wildcard?
  let query: Query?
  let fragment: Wildcard?
  let isCaseSensitive: Bool
  let isPercentEncoded: Bool

  enum Query: Sendable, Hashable {
    case whole(Wildcard)
    case items([String: Wildcard])
  }

  /// Whether every part that is named matches.
  public func matches(_ link: DeepLink) -> Bool {
    let parts = LinkParts(link)
    return matches(parts.path, path)
      && matches(parts.fragment, fragment)
      && matches(query: parts)
  }

  private func matches(query parts: LinkParts) -> Bool {
    switch query {
    case nil: true
    case .whole(let wildcard): matches(parts.query, wildcard)
    // An item that is not there counts as empty, and of several with one name each has to match.
    case .items(let wildcards):
      wildcards.allSatisfy { name, wildcard in
        let values = parts.queryItems.filter { $0.name == name }.map(\.value)
        return (values.isEmpty ? [""] : values).allSatisfy { matches($0, wildcard) }
      }
    }
  }

  private func matches(_ text: String, _ wildcard: Wildcard?) -> Bool {
    guard let wildcard else { return true }
    let text = isPercentEncoded ? text : text.percentDecoded
    return wildcard.matches(text, caseSensitive: isCaseSensitive)
  }
}

/// The parts of a web link, percent-encoded as they are written.
private struct LinkParts {
  let path: String
  let query: String
  let fragment: String

  init(_ link: DeepLink) {
    let string = link.string
    let fragmentStart = string.firstIndex(of: "#") ?? string.endIndex
    fragment = String(string[fragmentStart...].dropFirst())
    let queryStart = string[..<fragmentStart].firstIndex(of: "?") ?? fragmentStart
    query = String(string[queryStart..<fragmentStart].dropFirst())
    let authority = string[..<queryStart].drop { $0 != "/" }.drop { $0 == "/" }
    let path = authority.drop { $0 != "/" }
    self.path = path.isEmpty ? "/" : String(path)
  }

  var queryItems: [(name: String, value: String)] {
    query.split(separator: "&").map { item in
      let name = item.prefix { $0 != "=" }
      return (String(name), String(item[name.endIndex...].dropFirst()))
    }
  }
}

extension String {
  /// The text with its escapes as the UTF-8 they stand for, damaged bytes replaced.
  ///
  /// Written here since FoundationEssentials has no `removingPercentEncoding`; a link's escapes are
  /// known to be whole.
  fileprivate var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), let digits = String(rest.prefix(2)),
        let escaped = UInt8(digits, radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(escaped)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
