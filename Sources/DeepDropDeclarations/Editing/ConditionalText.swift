/// A property list with lines for the C preprocessor, which Xcode runs where a setting asks for it.
///
/// What stands between `#if` and `#endif` may or may not be there in the end, so it is read as if
/// it were not: blanked out, which leaves every offset what it was.
struct ConditionalText: Sendable, Hashable {
  /// The text without directives and without what depends on them, as long as the original.
  let unconditional: [UInt8]
  /// The line of the first directive, from 1.
  let firstLine: Int

  private let original: [UInt8]
  private let regions: [Range<Int>]

  /// Nil for a text without a directive, or with conditions that do not pair up.
  init?(_ bytes: [UInt8]) {
    var scan = Scan()
    for (number, line) in bytes.lines.enumerated() {
      guard scan.read(line, of: bytes, number: number + 1) else { return nil }
    }
    guard let firstLine = scan.firstLine, scan.depth == 0 else { return nil }
    self.firstLine = firstLine
    original = bytes
    regions = scan.regions
    var blanked = bytes
    for index in (scan.regions + scan.directives).joined() where !bytes[index].isLineBreak {
      blanked[index] = UInt8(ascii: " ")
    }
    unconditional = blanked
  }

  /// Whether an element with exactly this text depends on a condition.
  func mentions(_ text: String) -> Bool {
    regions.contains { String(decoding: original[$0], as: UTF8.self).contains(">\(text)<") }
  }
}

private struct Scan {
  private(set) var firstLine: Int?
  private(set) var depth = 0
  private(set) var regions: [Range<Int>] = []
  private(set) var directives: [Range<Int>] = []
  private var start = 0

  /// False where a condition ends that never began.
  mutating func read(_ line: Range<Int>, of bytes: [UInt8], number: Int) -> Bool {
    guard let directive = bytes[line].directive else { return true }
    firstLine = firstLine ?? number
    directives.append(line)
    switch directive {
    case "if", "ifdef", "ifndef":
      if depth == 0 { start = line.lowerBound }
      depth += 1
    case "endif":
      depth -= 1
      if depth == 0 { regions.append(start..<line.upperBound) }
    default:
      break
    }
    return depth >= 0
  }
}
