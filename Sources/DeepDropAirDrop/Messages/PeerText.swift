/// Text that a peer chose, made fit to be shown: one line, no control or bidi characters, at most 64 characters.
enum PeerText {
  static let maximumCharacters = 64

  /// A cleaned name, or `nil` when nothing is left of it.
  static func name(_ raw: String) -> String? {
    var cleaned = ""
    for character in raw.unicodeScalars.prefix(4 * maximumCharacters)
    where isShown(character) || character.properties.isWhitespace {
      cleaned.unicodeScalars.append(character)
    }
    let words = cleaned.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : String(words.prefix(maximumCharacters))
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    // Joiners and tags make emoji and Indic words; every other format character only deceives.
    case .format:
      [0x200C, 0x200D].contains(scalar.value) || (0xE0020...0xE007F).contains(scalar.value)
    default: true
    }
  }
}
