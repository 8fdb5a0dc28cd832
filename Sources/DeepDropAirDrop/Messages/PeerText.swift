import DeepDropPropertyList

/// Text that a peer chose, made fit to be shown: one line, no control or bidi characters, at most 64 characters.
enum PeerText {
  static let maximumCharacters = 64

  /// A cleaned name, or `nil` when nothing is left of it.
  static func name(_ raw: String) -> String? {
    // Again after the cut, which may have left a space at the end.
    line(String(raw.unicodeScalars.prefix(4 * maximumCharacters)))
      .flatMap { line(String($0.prefix(maximumCharacters))) }
  }

  /// What can be seen of a text of any length, or `nil` when nothing can.
  static func line(_ raw: String) -> String? {
    let shown = raw[...].spellingOutInvisible { $0.properties.isWhitespace ? " " : "" }
    let words = shown.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}

extension MessageValue {
  /// A cleaned name, or `nil` when nothing is left of it.
  func name() throws(AirDropError) -> String? { PeerText.name(try string()) }
}
