import DeepDropPropertyList

/// The link and nothing else; read with white space around it, and below or behind a title.
enum BareURL {
  static func text(_ link: DeepLink) -> String { link.string }

  static func read(_ lines: [Substring]) throws(LinkError) -> LinkFile {
    let lines = lines.filter { !$0.isEmpty }
    guard let last = lines.last else { throw .emptyFile }
    guard !isEscaped(last) else { throw .escapedLink(String(last)) }
    let found = links(in: lines)
    guard found.count < 2 else { throw .severalLinks(found) }
    let link: DeepLink
    do {
      link = try DeepLink(String(last))
    } catch {
      if let file = endingWithLink(lines) { return file }
      // Of a text that ends otherwise, the last line says nothing about what is wrong.
      throw lines.count == 1 ? error : .noLinkAtEnd(String(last))
    }
    let title = lines.dropLast().filter { $0 != last }.joined(separator: " ")
    return LinkFile(link, title: title)
  }

  /// A text such as “Summer party https://example.com/e/1”, as many apps share a link.
  ///
  /// Taken, for there is nothing to choose between: the last word is the only link. It has to have
  /// `://`, since any word with a colon is a link by RFC 3986.
  private static func endingWithLink(_ lines: [Substring]) -> LinkFile? {
    let words = lines.joined(separator: " ").split(separator: " ")
    guard let last = words.last, last.contains("://"), let link = try? DeepLink(String(last)) else {
      return nil
    }
    return LinkFile(link, title: words.dropLast().joined(separator: " "))
  }

  /// The different links in a text.
  ///
  /// A word such as “Tonight:” is a URL to RFC 3986, so that only `://` or the company of a link of
  /// the same scheme makes a word one.
  private static func links(in lines: [Substring]) -> [String] {
    let scheme = lines.last.flatMap { try? DeepLink(String($0)) }?.scheme
    var seen: Set<String> = []
    var found: [String] = []
    for word in lines.joined(separator: " ").split(separator: " ") {
      guard let link = try? DeepLink(String(word)),
        word.contains("://") || link.scheme == scheme, seen.insert(link.string).inserted
      else { continue }
      found.append(link.string)
    }
    return found
  }

  /// Whether the whole link was percent-encoded, as if it were to stand inside another.
  private static func isEscaped(_ text: Substring) -> Bool {
    guard let percent = text.firstIndex(of: "%"), URLSyntax.isScheme(text[..<percent]) else {
      return false
    }
    return text[percent...].prefix(3).lowercased() == "%3a"
  }
}

// MARK: Errors

extension LinkError {
  package static let emptyFile = Self(
    .malformedFile,
    "The file is empty: a link such as acme://e/1 is wanted."
  )

  package static func escapedLink(_ text: String) -> Self {
    Self(
      .malformedFile,
      "The link \(text.quoted) is percent-encoded as a whole: only what is illegal in it may be."
    )
  }

  package static func noLinkAtEnd(_ line: String) -> Self {
    Self(
      .malformedFile,
      "The text ends with \(line.quoted), which is no link: the link stands in the last line."
    )
  }

  package static func severalLinks(_ links: [String]) -> Self {
    Self(
      .malformedFile,
      "The file holds \(links.count) links, and one is wanted: \(links.map(\.quoted).listed)."
    )
  }
}
