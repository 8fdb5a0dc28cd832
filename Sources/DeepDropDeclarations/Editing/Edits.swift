/// Replacements of byte ranges that do not overlap, applied in one go.
struct Edits: Sendable, Hashable {
  struct Edit: Sendable, Hashable {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func add(_ edit: Edit) { edits.append(edit) }

  /// Edits at one place keep the order in which they were added.
  func apply(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.text.utf8
      copied = edit.range.upperBound
    }
    return result + bytes[copied...]
  }
}
