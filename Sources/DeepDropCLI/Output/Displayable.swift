import DeepDropPropertyList

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

  /// The text cut at a terminal's right edge, not continued below it (DECAWM): what is drawn over
  /// again has to stay on the lines that were counted.
  var cutAtEdge: String { "\u{1B}[?7l\(self)\u{1B}[?7h" }

  private func escaping(_ spell: (Unicode.Scalar) -> String) -> String {
    // Nearly every line is plain, and there may be thousands.
    guard !utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return self }
    return self[...].spellingOutInvisible(spell)
  }
}
