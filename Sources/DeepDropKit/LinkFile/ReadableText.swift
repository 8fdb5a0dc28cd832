import DeepDropPropertyList

extension String {
  /// The beginning of a title, fit for a file name: no separator of a path either.
  var readableInFileName: String {
    // A name needs at most 200 bytes: what lies behind 4096 scalars is not worth a look, and a
    // title of any size costs the same.
    readable(upTo: 4096) { $0.lookAlike ?? $0 }
  }

  /// The beginning of a title as a file may hold it, in one line.
  var inOneLine: String {
    String(readable(upTo: 1000)[...].trimmed)
  }

  /// The beginning of a title with what can be read of it: no control, no invisible character
  /// outside of its proper place, single spaces.
  private func readable(
    upTo count: Int,
    as kept: (Unicode.Scalar) -> Unicode.Scalar = { $0 }
  ) -> String {
    let scalars = Array(unicodeScalars.prefix(count))
    var result = UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.isBlank {
        if result.last != " " { result.append(" ") }
      } else if scalar == flag, let tags = tagSequence(in: scalars[(index + 1)...]) {
        result.append(scalar)
        result.append(contentsOf: tags)
        index += tags.count
      } else if scalar.isReadable
        || scalar.isJoiner && joins(result.last, scalars[(index + 1)...].first)
        || scalar.properties.isVariationSelector && varies(result.last)
      {
        result.append(kept(scalar))
      }
      index += 1
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// What looks like a character that a file system or a shell of one of the four reserves.
  ///
  /// The Finder swaps “:” and “/”, so either would come out as the other.
  fileprivate var lookAlike: Unicode.Scalar? {
    switch self {
    case "/": "\u{2215}"  // DIVISION SLASH
    case ":": "\u{2236}"  // RATIO
    case "\\": "\u{FF3C}"  // the full-width forms of the rest
    case "*": "\u{FF0A}"
    case "?": "\u{FF1F}"
    case "\"": "\u{FF02}"
    case "<": "\u{FF1C}"
    case ">": "\u{FF1E}"
    case "|": "\u{FF5C}"
    default: nil
    }
  }

  /// White space, line ends, and the empty braille cell, which looks like a space.
  fileprivate var isBlank: Bool { properties.isWhitespace || self == "\u{2800}" }

  /// Whether something is seen of it.
  fileprivate var isReadable: Bool {
    isVisible && !properties.isDefaultIgnorableCodePoint
  }

  /// Whether a joiner beside it changes what is seen: an emoji, or a letter or mark of a script.
  ///
  /// The scripts below Hebrew (Latin, Greek, Cyrillic, Armenian) have no joined forms.
  fileprivate var takesJoiner: Bool {
    guard value >= 0x0590 else { return false }
    switch properties.generalCategory {
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark, .modifierSymbol: return true
    default: return properties.isEmoji
    }
  }
}

/// Whether a joiner between the two is part of the writing, as in Persian, Hindi and family emoji.
private func joins(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
  guard let previous else { return false }
  return previous.isVirama || previous.takesJoiner && next?.takesJoiner == true
}

/// Whether the scalar can have a variant form: an emoji, a sign or a character beyond Latin.
private func varies(_ base: Unicode.Scalar?) -> Bool {
  guard let base, !base.properties.isVariationSelector else { return false }
  return base.properties.isEmoji || base.value >= 0x0590
}

/// WAVING BLACK FLAG, the base of the flags of England, Scotland and Wales.
private let flag: Unicode.Scalar = "\u{1F3F4}"

/// The tags of a flag, if they are whole: tag characters anywhere else would hide a message.
private func tagSequence(in scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>? {
  let tags = scalars.prefix(7).prefix { $0 >= "\u{E0030}" && $0 <= "\u{E007A}" }
  guard tags.count >= 3, scalars.dropFirst(tags.count).first == "\u{E007F}" else { return nil }
  return scalars.prefix(tags.count + 1)
}
