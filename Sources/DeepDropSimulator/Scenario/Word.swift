import DeepDropPropertyList

/// A word of a scenario's line.
///
/// Words are parted by spaces; one that holds a space, a quotation mark, something unseen or
/// nothing stands in quotation marks, in which a backslash begins an escape. Behind `#` follows a
/// comment.
///
/// Scalars are read and not characters: a mark that joins what stands before it into one character
/// would else hide a quotation mark.
struct Word: Sendable, Hashable {
  let text: String
  let isQuoted: Bool
  /// The column of its first scalar, from 1.
  let column: Int
  /// The column behind its last one.
  let endColumn: Int

  /// The words of a line.
  static func words(of line: Substring, numbered number: Int) throws(SimulatorError) -> [Word] {
    var words: [Word] = []
    var column = 1
    var rest = line.unicodeScalars
    while let start = rest.firstIndex(where: { !$0.properties.isWhitespace }), rest[start] != "#" {
      column += rest.distance(from: rest.startIndex, to: start)
      rest = rest[start...]
      let isQuoted = rest.first == "\""
      let source = rest
      let text = isQuoted ? try takeQuoted(from: &rest, number, column) : takeBare(from: &rest)
      let endColumn = column + source.distance(from: start, to: rest.startIndex)
      words.append(Word(text: text, isQuoted: isQuoted, column: column, endColumn: endColumn))
      column = endColumn
    }
    return words
  }

  private static func takeBare(from rest: inout Substring.UnicodeScalarView) -> String {
    let text = rest.prefix { !$0.properties.isWhitespace }
    rest = rest[text.endIndex...]
    return String(text)
  }

  private static func takeQuoted(
    from rest: inout Substring.UnicodeScalarView,
    _ number: Int,
    _ column: Int
  ) throws(SimulatorError) -> String {
    rest = rest.dropFirst()
    var text = String.UnicodeScalarView()
    while var scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      if scalar == "\\" {
        guard let sign = rest.popFirst() else { break }
        let meant = escapes.first { $0.sign == sign }?.scalar
        guard let meant = meant ?? (sign == "u" ? takeNumbered(from: &rest) : nil) else {
          throw .unknownEscape(sign, number, column)
        }
        scalar = meant
      }
      text.append(scalar)
    }
    throw .syntax("the quotation mark is not closed", number, column)
  }

  /// The scalar whose number stands in braces, as in Swift.
  private static func takeNumbered(
    from rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let digits = String(rest[..<end])
    rest = rest[end...].dropFirst()
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// What stands behind a backslash, and for what; any other scalar has its number there.
  static let escapes: [(sign: Unicode.Scalar, scalar: Unicode.Scalar, name: String)] = [
    ("\"", "\"", "a quotation mark"), ("\\", "\\", "a backslash"), ("n", "\n", "a line feed"),
    ("r", "\r", "a carriage return"),
  ]
}

extension String {
  /// The text as a word of a line.
  var asWord: String {
    let isBare = unicodeScalars.allSatisfy { $0.isVisible && !" \"\\".unicodeScalars.contains($0) }
    return isBare && !isEmpty && unicodeScalars.first != "#" ? self : quotedWord
  }

  /// The text as a word in quotation marks, in which nothing takes effect unseen: people read it in
  /// a terminal, and it may have come from anybody.
  var quotedWord: String {
    var marked = ""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { marked += "\\" }
      marked.unicodeScalars.append(scalar)
    }
    let escaped = marked[...].spellingOutInvisible { scalar in
      Word.escapes.first { $0.scalar == scalar }.map { "\\\($0.sign)" } ?? String(scalar).spelledOut
    }
    return "\"\(escaped)\""
  }
}

// MARK: Errors

extension SimulatorError {
  static func syntax(_ message: String, _ line: Int, _ column: Int) -> Self {
    Self(.syntax, "line \(line), column \(column): \(message)", line: line, column: column)
  }

  fileprivate static func unknownEscape(
    _ sign: Unicode.Scalar,
    _ line: Int,
    _ column: Int
  ) -> Self {
    let nothing = sign == "u" ? "nothing without a number, as in “\\u{1B}”" : "nothing"
    let cure = "a backslash itself is written “\\\\”"
    return .syntax("“\\\(sign)” stands for \(nothing), \(cure)", line, column)
  }
}
