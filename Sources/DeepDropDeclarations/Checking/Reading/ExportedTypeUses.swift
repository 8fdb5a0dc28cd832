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
      } else if starts(with: "\"\"\"") {
        index += 3
        skip(to: "\"\"\"")
      } else if starts(with: "\"") {
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

  /// A literal behind a colon; one with an interpolation says nothing.
  private mutating func use() -> ExportedTypeUses.Use? {
    skipSpace()
    guard starts(with: ":") else { return nil }
    index += 1
    skipSpace()
    guard starts(with: "\""), !starts(with: "\"\"\"") else { return nil }
    let start = index
    let text = literal()
    guard !text.contains("\\") else { return nil }
    return .init(identifier: text, range: start..<index)
  }

  private mutating func literal() -> String {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), !bytes[index].isLineBreak {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.count)
    index = min(end + 1, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
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
  fileprivate var isWordByte: Bool {
    self == UInt8(ascii: "_") || self >= 0x80 || Character(Unicode.Scalar(self)).isLetter
      || Character(Unicode.Scalar(self)).isNumber
  }
}
