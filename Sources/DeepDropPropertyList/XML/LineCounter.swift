/// Turns offsets into lines and columns, in one pass when the offsets ascend.
struct LineCounter {
  private(set) var line: UInt32 = 1
  private(set) var column: UInt32 = 1
  private var offset: Int

  init(start: Int) {
    offset = start
  }

  mutating func advance(to target: Int, in bytes: [UInt8]) {
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}

extension PropertyListError {
  /// The error with the line and column of its offset in a text.
  func placed(in text: [UInt8]) -> PropertyListError {
    let start = text.starts(with: UTF8Text.byteOrderMark) ? UTF8Text.byteOrderMark.count : 0
    var lines = LineCounter(start: start)
    lines.advance(to: min(offset, text.count), in: text)
    return PropertyListError(
      code,
      message,
      at: offset,
      line: Int(lines.line),
      column: Int(lines.column)
    )
  }
}
