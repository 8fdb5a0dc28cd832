internal import DeepDropPropertyList

/// A comment that says which rules do not apply to the element behind it.
///
/// ```xml
/// <!-- deepdrop:ignore uppercase-scheme -->
/// <string>ACME</string>
/// ```
///
/// Before the root it counts for the whole file.
struct Suppression: Sendable, Hashable {
  let rules: [String]
  /// Where the comment stands.
  let range: Range<Int>
  /// The bytes of the element behind it.
  let element: Range<Int>

  func covers(_ problem: Problem, of rule: Rule) -> Bool {
    guard rules.contains(rule.identifier) else { return false }
    // What the whole file is about is left out by a comment about the whole file.
    return problem.range.map { element.contains($0.lowerBound) } ?? isAboutFile
  }

  let isAboutFile: Bool

  /// More comments than anybody writes would make every finding slow.
  private static let limit = 1000

  /// - Parameter shift: How far the elements lie behind where the file has them.
  static func all(
    in bytes: [UInt8],
    of root: PropertyList,
    shift: Int
  ) -> [Suppression] {
    guard bytes.contains(text: "deepdrop:ignore") else { return [] }
    var elements: [Range<Int>] = []
    root.collectElements(into: &elements)
    elements.sort { $0.lowerBound < $1.lowerBound }
    var found: [Suppression] = []
    var next = 0
    var rest = bytes[...]
    while found.count < limit, let start = rest.firstRange(ofText: "<!--") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(ofText: "-->") else { break }
      let words = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        .split { $0.isWhitespace || $0 == "," }
      rest = rest[end.upperBound...]
      while next < elements.count, elements[next].lowerBound < end.upperBound + shift { next += 1 }
      guard words.first == "deepdrop:ignore", next < elements.count else { continue }
      found.append(
        Suppression(
          rules: words.dropFirst().map(String.init),
          range: start.lowerBound + shift..<end.upperBound + shift,
          element: elements[next],
          isAboutFile: next == 0
        )
      )
    }
    return found
  }
}

extension PropertyList {
  /// Every value and, as one with its key, every entry.
  fileprivate func collectElements(into elements: inout [Range<Int>]) {
    elements.append(position.range)
    for element in array ?? [] { element.collectElements(into: &elements) }
    for entry in dictionary?.entries ?? [] {
      let start = entry.keyPosition.range.lowerBound
      elements.append(start..<max(start, entry.value.position.range.upperBound))
      entry.value.collectElements(into: &elements)
    }
  }
}
