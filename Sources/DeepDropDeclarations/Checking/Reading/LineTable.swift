/// Where the lines of a text begin, and which column a byte is in.
///
/// A place costs no more in a file of one line than in another: scalars are counted ahead.
struct LineTable: Sendable, Hashable {
  private let bytes: [UInt8]
  private let lines: [Range<Int>]
  /// How many scalars begin before every so many bytes.
  private let counts: [Int]

  private static let stride = 1024

  /// A minified file is one line; nobody reads more of it than this.
  private static let longestExcerpt = 400

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = bytes.lines
    var counts = [0]
    for start in Swift.stride(from: 0, to: bytes.count, by: Self.stride) {
      let end = min(start + Self.stride, bytes.count)
      counts.append(counts[counts.count - 1] + bytes[start..<end].scalarCount)
    }
    self.counts = counts
  }

  /// The place of a range, which begins in the text.
  func place(of range: Range<Int>) -> Finding.Place? {
    guard (0...bytes.count).contains(range.lowerBound) else { return nil }
    let index = lineIndex(of: range.lowerBound)
    let line = lines[index]
    let first = min(range.lowerBound, line.upperBound)
    let last = max(first, min(range.upperBound, line.upperBound))
    let shown = line.prefix(Self.longestExcerpt)
    return Finding.Place(
      line: index + 1,
      column: scalars(before: first) - scalars(before: line.lowerBound) + 1,
      length: max(1, scalars(before: last) - scalars(before: first)),
      excerpt: String(decoding: bytes[shown], as: UTF8.self),
      offset: range.lowerBound
    )
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.stride
    return counts[block] + bytes[block * Self.stride..<offset].scalarCount
  }

  /// The last line that begins at or before an offset.
  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension ArraySlice<UInt8> {
  /// Every byte of UTF-8 but those that continue a scalar.
  fileprivate var scalarCount: Int { count { $0 & 0b1100_0000 != 0b1000_0000 } }
}
