/// A word of a scenario's line.
///
/// Words are parted by spaces; one that holds a space, a quotation mark or nothing stands in
/// quotation marks, in which `\"`, `\\`, `\n` and `\r` stand for a character. Behind `#` follows a
/// comment.
struct Word: Sendable, Hashable {
  let text: String
  let isQuoted: Bool
  /// The column of its first character, from 1.
  let column: Int

  /// The words of a line.
  static func words(of line: Substring, numbered number: Int) throws(SimulatorError) -> [Word] {
    var words: [Word] = []
    var rest = line
    while let start = rest.firstIndex(where: { !$0.isWhitespace }), rest[start] != "#" {
      let column = line.distance(from: line.startIndex, to: start) + 1
      rest = rest[start...]
      if rest.first == "\"" {
        let text = try takeQuoted(from: &rest, number, column)
        words.append(Word(text: text, isQuoted: true, column: column))
      } else {
        let text = rest.prefix { !$0.isWhitespace }
        rest = rest[text.endIndex...]
        words.append(Word(text: String(text), isQuoted: false, column: column))
      }
    }
    return words
  }

  private static func takeQuoted(
    from rest: inout Substring,
    _ number: Int,
    _ column: Int
  ) throws(SimulatorError) -> String {
    rest = rest.dropFirst()
    var text = ""
    while var character = rest.popFirst() {
      if character == "\"" { return text }
      if character == "\\" {
        guard let escaped = rest.popFirst() else { break }
        guard let meant = escapes.first(where: { $0.sign == escaped }) else {
          let cure = "a backslash itself is written “\\\\”"
          throw .syntax("“\\\(escaped)” stands for nothing, \(cure)", number, column)
        }
        character = meant.character
      }
      text.append(character)
    }
    throw .syntax("the quotation mark is not closed", number, column)
  }

  /// What stands behind a backslash, and for what.
  static let escapes: [(sign: Character, character: Character, name: String)] = [
    ("\"", "\"", "a quotation mark"), ("\\", "\\", "a backslash"), ("n", "\n", "a line feed"),
    ("r", "\r", "a carriage return"),
  ]
}

extension String {
  /// The text as a word of a line.
  var asWord: String {
    let isBare =
      !isEmpty && !hasPrefix("#") && !contains { $0.isWhitespace || "\"\\".contains($0) }
    return isBare ? self : quotedWord
  }

  /// The text as a word in quotation marks.
  var quotedWord: String {
    let escaped = map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\r\n": "\\r\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

// MARK: Errors

extension SimulatorError {
  static func syntax(_ message: String, _ line: Int, _ column: Int) -> Self {
    Self(.syntax, "line \(line), column \(column): \(message)", line: line, column: column)
  }
}
