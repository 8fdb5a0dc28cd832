/// Where the lines of a text begin.
struct LineTable: Sendable, Hashable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.lines.map(\.lowerBound)
  }

  /// The place of a range, which begins in the text.
  func place(of range: Range<Int>) -> Finding.Place? {
    guard (0...bytes.count).contains(range.lowerBound) else { return nil }
    let line = lineIndex(of: range.lowerBound)
    let start = starts[line]
    let end = bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
    let first = min(range.lowerBound, end)
    let column = bytes[start..<first].scalarCount + 1
    let length = bytes[first..<max(first, min(range.upperBound, end))].scalarCount
    let text = String(decoding: bytes[start..<min(end, start + Self.longestExcerpt)], as: UTF8.self)
    return Finding.Place(
      line: line + 1,
      column: column,
      length: max(1, length),
      excerpt: text,
      offset: range.lowerBound
    )
  }

  /// A minified file is one line; nobody reads more of it than this.
  private static let longestExcerpt = 400

  /// The last line that begins at or before an offset.
  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension ArraySlice<UInt8> {
  /// Every byte of UTF-8 but those that continue a scalar.
  fileprivate var scalarCount: Int { count { $0 & 0b1100_0000 != 0b1000_0000 } }
}
