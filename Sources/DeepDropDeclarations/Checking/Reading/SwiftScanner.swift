/// Finds one call with one kind of literal, beyond comments, other literals and `#if false`.
///
/// What it does not see, and what it takes for code, the rule `undeclared-type-in-code` tells.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var index = 0
  /// How many conditions deep it is in code that `#if false` hides.
  private var hiddenDepth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> ExportedTypeUses.Use? {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/"):
        if !skipComment() { index += 1 }
      case .quotationMark:
        _ = literal()
      case .numberSign:
        if !skipDirective() { _ = literal() }
      case UInt8(ascii: "U"), UInt8(ascii: "S"), UInt8(ascii: "s"), UInt8(ascii: "."):
        if let use = use(), hiddenDepth == 0 { return use }
      default:
        index += 1
      }
    }
    return nil
  }

  /// `UTType(exportedAs: "…")`; within an extension also `Self`, and where the type is known `.init`.
  private mutating func use() -> ExportedTypeUses.Use? {
    let isEndOfName = index > 0 && bytes[index - 1].isWordByte
    guard !isEndOfName,
      take("UTType") || take("Self") || take("self") || starts(with: ".init")
    else {
      index += 1
      return nil
    }
    _ = take(".init")
    guard take("("), take("exportedAs"), take(":") else { return nil }
    skipSpace()
    let start = index
    guard let text = literal() else { return nil }
    let range = start..<index
    skipSpace()
    // A part of an identifier is none.
    guard starts(with: ",") || starts(with: ")") else { return nil }
    return .init(identifier: text, range: range)
  }
}

// MARK: Literals

extension SwiftScanner {
  /// The text of a string; nil where an escape hides it, it has several lines, or it is a regex.
  private mutating func literal() -> String? {
    let fence = bytes[index...].prefix { $0 == .numberSign }.count
    index += fence
    if fence > 0, starts(with: "/") {
      index += 1
      _ = content(upTo: "/", with: fence)
      return nil
    }
    guard starts(with: "\"") else { return nil }
    if starts(with: "\"\"\""), fence == 0 || !isClosed(with: fence) {
      index += 3
      return content(upTo: "\"\"\"", with: fence).flatMap(Self.onlyLine)
    }
    index += 1
    return content(upTo: "\"", with: fence)
  }

  /// What stands before a mark, and is passed with it; nil where an escape is in it.
  private mutating func content(upTo mark: String, with fence: Int) -> String? {
    let start = index
    let hasLines = mark != "\""
    var isPlain = true
    while index < bytes.count, hasLines || !bytes[index].isLineBreak,
      !isMark(mark, with: fence, at: index)
    {
      // In a regex it stands alone, whatever the fence.
      let signs = mark == "/" ? 0 : fence
      if isMark("\\", with: signs, at: index) {
        isPlain = false
        index += signs + 1
      }
      index += 1
    }
    let end = min(index, bytes.count)
    index = min(end + mark.utf8.count + fence, bytes.count)
    return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  /// The one line between marks that have lines of their own.
  private static func onlyLine(of text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    return lines.count == 1 ? String(lines[0]) : nil
  }

  /// Whether a raw literal ends on its line: `#"""#` is one quotation mark, not several lines.
  private func isClosed(with fence: Int) -> Bool {
    var place = index + 1
    while place < bytes.count, !bytes[place].isLineBreak {
      if isMark("\"", with: fence, at: place) { return true }
      place += 1
    }
    return false
  }

  /// Whether a mark is here, with as many number signs as the literal has.
  private func isMark(_ mark: String, with fence: Int, at index: Int) -> Bool {
    guard bytes[index...].starts(with: mark.utf8) else { return false }
    let rest = bytes[index...].dropFirst(mark.utf8.count)
    return rest.starts(with: repeatElement(.numberSign, count: fence))
  }
}

// MARK: What is no code

extension SwiftScanner {
  /// Passes the word of a directive, and keeps the account of what is hidden.
  private mutating func skipDirective() -> Bool {
    guard let word = ["#if", "#elseif", "#else", "#endif"].first(where: startsWord) else {
      return false
    }
    index += word.utf8.count
    switch word {
    case "#if" where hiddenDepth > 0: hiddenDepth += 1
    case "#if": hiddenDepth = isFalse ? 1 : 0
    case "#endif" where hiddenDepth > 0: hiddenDepth -= 1
    case "#else" where hiddenDepth == 1, "#elseif" where hiddenDepth == 1: hiddenDepth = 0
    default: break
    }
    return true
  }

  /// Whether the rest of the line says `false`, and nothing else but a comment.
  private var isFalse: Bool {
    let line = bytes[index...].prefix { !$0.isLineBreak }.drop(while: \.isBlank)
    let rest = line.dropFirst("false".utf8.count).drop(while: \.isBlank)
    return line.starts(with: "false".utf8) && (rest.isEmpty || rest.first == UInt8(ascii: "/"))
  }

  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      index = bytes[index...].firstIndex(where: \.isLineBreak) ?? bytes.count
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index].isBlank || bytes[index].isLineBreak {
        index += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Passes a text, and the space before it, if it is here.
  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    guard starts(with: text) else { return false }
    index += text.utf8.count
    return true
  }

  private func startsWord(_ text: String) -> Bool {
    let end = index + text.utf8.count
    return starts(with: text) && (end == bytes.count || !bytes[end].isWordByte)
  }

  private func starts(with text: String) -> Bool {
    index < bytes.count && bytes[index...].starts(with: text.utf8)
  }
}

extension UInt8 {
  fileprivate static let quotationMark = UInt8(ascii: "\"")
  fileprivate static let numberSign = UInt8(ascii: "#")

  fileprivate var isWordByte: Bool {
    self == UInt8(ascii: "_") || self >= 0x80 || Character(Unicode.Scalar(self)).isLetter
      || Character(Unicode.Scalar(self)).isNumber
  }
}
