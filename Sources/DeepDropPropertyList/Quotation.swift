extension String {
  /// Somebody's text as it may stand in a message: short, and nothing in it takes effect.
  ///
  /// A bidi control would turn the rest of the sentence around, a line feed would forge a log line.
  package var quoted: String {
    let beginning = unicodeScalars.prefix(80)
    let isWhole = beginning.endIndex == unicodeScalars.endIndex
    return "“\(String(beginning).spelledOut)\(isWhole ? "" : "…")”"
  }

  /// The whole text with what takes effect unseen spelt out, such as `\u{202E}`.
  package var spelledOut: String {
    self[...].spellingOutInvisible { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// The text as it stands within a sentence; a name or an abbreviation keeps its capitals.
  package var decapitalized: String {
    let isWord = dropFirst().first.map { $0.isLowercase || $0 == " " } ?? false
    return isWord ? prefix(1).lowercased() + dropFirst() : self
  }
}

extension [String] {
  /// The first ten, and how many more there are.
  package var listed: String {
    prefix(10).joined(separator: ", ") + (count > 10 ? " and \(count - 10) more" : "")
  }
}

extension Substring {
  /// The text with what cannot be seen, or takes effect unseen, spelt out.
  ///
  /// Joiners stay where they join: without them Persian, Hindi and family emoji fall apart.
  package func spellingOutInvisible(_ spell: (Unicode.Scalar) -> String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    var rest = unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar.isVisible || scalar.isJoiner && joins(previous, rest.first) {
        result.unicodeScalars.append(scalar)
      } else {
        result += spell(scalar)
      }
      previous = scalar
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be shown alone: no control, format or separator but the space.
  package var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      false
    case .spaceSeparator:
      self == " "
    default:
      true
    }
  }

  /// ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER.
  package var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// Whether a joiner behind it shapes it alone, as at the end of a Malayalam word.
  package var isVirama: Bool { properties.canonicalCombiningClass == .virama }
}

private func joins(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
  guard let previous else { return false }
  return previous.isVirama || previous.isVisible && next?.isVisible == true
}
