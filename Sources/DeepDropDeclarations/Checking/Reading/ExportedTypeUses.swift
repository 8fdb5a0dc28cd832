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
    let fence = String(repeating: "#", count: bytes[index...].prefix { $0 == .numberSign }.count)
    guard bytes[index...].dropFirst(fence.utf8.count).first == .quotationMark else {
      index += fence.utf8.count
      return nil
    }
    index += fence.utf8.count
    if starts(with: "\"\"\"") {
      index += 3
      skip(to: "\"\"\"" + fence)
      return nil
    }
    index += 1
    let start = index
    var isPlain = true
    while index < bytes.count, !bytes[index].isLineBreak, !starts(with: "\"" + fence) {
      if starts(with: "\\" + fence) {
        isPlain = false
        index += fence.utf8.count + 1
      }
      index += 1
    }
    let end = min(index, bytes.count)
    index = min(end + fence.utf8.count + 1, bytes.count)
    return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
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

  private mutating func skip(to end: String) {
    while index < bytes.count, !starts(with: end) { index += 1 }
    index = min(index + end.utf8.count, bytes.count)
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
