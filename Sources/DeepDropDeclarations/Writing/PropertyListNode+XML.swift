internal import DeepDropPropertyList

/// One line of XML: how deep it stands, and what it says.
struct XMLLine: Sendable, Hashable {
  let depth: Int
  let text: String
}

/// How lines of XML are put together.
struct XMLLayout: Sendable, Hashable {
  /// What each level adds: a tab, as in Xcode, unless the surroundings do it otherwise.
  var indentation = "\t"
  var newline = "\n"

  /// The lines joined, each behind the prefix and its own indentation, without a last line break.
  func text(_ lines: [XMLLine], prefix: String = "") -> String {
    lines
      .map { prefix + String(repeating: indentation, count: $0.depth) + $0.text }
      .joined(separator: newline)
  }
}

extension PropertyListNode {
  func xmlLines(depth: Int = 0) -> [XMLLine] {
    switch self {
    case .string(let string):
      [XMLLine(depth: depth, text: "<string>\(string.xmlEscaped)</string>")]
    case .boolean(let boolean):
      [XMLLine(depth: depth, text: boolean ? "<true/>" : "<false/>")]
    case .array(let elements):
      Self.element("array", depth: depth, elements.flatMap { $0.xmlLines(depth: depth + 1) })
    case .dictionary(let entries):
      Self.element("dict", depth: depth, entries.flatMap { $0.xmlLines(depth: depth + 1) })
    }
  }

  private static func element(_ name: String, depth: Int, _ content: [XMLLine]) -> [XMLLine] {
    guard !content.isEmpty else { return [XMLLine(depth: depth, text: "<\(name)/>")] }
    return [XMLLine(depth: depth, text: "<\(name)>")] + content
      + [XMLLine(depth: depth, text: "</\(name)>")]
  }

  /// A whole document, as Xcode writes it.
  var xmlDocument: String {
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
          + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
        #"<plist version="1.0">"#,
      ].map { XMLLine(depth: 0, text: $0) }
      + xmlLines() + [XMLLine(depth: 0, text: "</plist>")]
    return XMLLayout().text(lines) + "\n"
  }
}

extension PropertyListNode.Entry {
  func xmlLines(depth: Int = 0) -> [XMLLine] {
    [XMLLine(depth: depth, text: "<key>\(key.xmlEscaped)</key>")] + value.xmlLines(depth: depth)
  }
}
