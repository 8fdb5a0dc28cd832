/// The types that Swift code takes to be exported by its app: `UTType(exportedAs: "…")`.
struct ExportedTypeUses: Sendable, Hashable {
  struct Use: Sendable, Hashable {
    let identifier: String
    /// The literal, with its quotation marks.
    let range: Range<Int>
  }

  let uses: [Use]
  /// What the app's Info.plists export, in lower case.
  let exported: Set<String>

  init(in bytes: [UInt8], exported: Set<String>) {
    self.exported = exported
    var scanner = SwiftScanner(bytes)
    var uses: [Use] = []
    while let use = scanner.next() { uses.append(use) }
    self.uses = uses
  }
}

/// Finds one label before one kind of literal, beyond comments and other literals.
private struct SwiftScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> ExportedTypeUses.Use? {
    while index < bytes.count {
      if starts(with: "//") {
        index = bytes[index...].firstIndex(where: \.isLineBreak) ?? bytes.count
      } else if starts(with: "/*") {
        skipComment()
      } else if bytes[index] == .quotationMark || bytes[index] == .numberSign {
        _ = literal()
      } else if starts(with: "exportedAs"), index == 0 || !bytes[index - 1].isWordByte {
        index += "exportedAs".utf8.count
        if let use = use() { return use }
      } else {
        index += 1
      }
    }
    return nil
  }

  /// A literal behind a colon.
  private mutating func use() -> ExportedTypeUses.Use? {
    skipSpace()
    guard starts(with: ":") else { return nil }
    index += 1
    skipSpace()
    let start = index
    guard let text = literal() else { return nil }
    return .init(identifier: text, range: start..<index)
  }

  /// The text of a literal, a raw one too; nil where an escape hides it, or it has several lines.
  private mutating func literal() -> String? {
    let fence = bytes[index...].prefix { $0 == .numberSign }.count
    index += fence
    guard index < bytes.count, bytes[index] == .quotationMark else { return nil }
    if starts(with: "\"\"\""), fence == 0 || !isClosed(with: fence) {
      index += 3
      while index < bytes.count, !isMark("\"\"\"", with: fence, at: index) { index += 1 }
      index = min(index + 3 + fence, bytes.count)
      return nil
    }
    index += 1
    let start = index
    var isPlain = true
    while index < bytes.count, !bytes[index].isLineBreak, !isMark("\"", with: fence, at: index) {
      if isMark("\\", with: fence, at: index) {
        isPlain = false
        index += fence + 1
      }
      index += 1
    }
    let end = min(index, bytes.count)
    index = min(end + fence + 1, bytes.count)
    return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  /// Whether a raw literal ends on its line: `#"""#` is one quotation mark, not several lines.
  private func isClosed(with fence: Int) -> Bool {
    let line = bytes[(index + 1)...].prefix { !$0.isLineBreak }
    return line.indices.contains { isMark("\"", with: fence, at: $0) }
  }

  /// Whether a mark is here, with as many number signs as the literal has.
  private func isMark(_ mark: String, with fence: Int, at index: Int) -> Bool {
    guard bytes[index...].starts(with: mark.utf8) else { return false }
    let rest = bytes[index...].dropFirst(mark.utf8.count)
    return rest.starts(with: repeatElement(.numberSign, count: fence))
  }

  private mutating func skipComment() {
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
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isBlank || bytes[index].isLineBreak { index += 1 }
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
