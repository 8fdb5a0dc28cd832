extension String {
  /// The text with what could move a cursor, hide or reorder a line spelt out.
  ///
  /// Outside text (a title, a path, a link) may hold terminal sequences, or bidi marks that make
  /// `gnp.exe` read as `exe.png`.
  var displayable: String { escaping { "\\u{\(String($0.value, radix: 16))}" } }

  /// The same in JSON's spelling, for text that is JSON already.
  var displayableJSON: String {
    escaping { scalar in
      String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }

  private func escaping(_ spell: (Unicode.Scalar) -> String) -> String {
    guard unicodeScalars.contains(where: \.isUndisplayable) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUndisplayable {
        text += spell(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isUndisplayable: Bool {
    switch properties.generalCategory {
    // Format characters include the bidi marks, the invisible tags and the byte order mark, but
    // also the joiners, without which Persian, Hindi and family emoji fall apart.
    case .format: self != "\u{200C}" && self != "\u{200D}"
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
