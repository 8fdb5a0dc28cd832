// The standard library's own search is generic over its elements, and ten times slower.

extension ArraySlice<UInt8> {
  /// Where a text of ASCII stands first.
  func firstRange(ofText text: StaticString) -> Range<Int>? {
    let pattern = Array(text.description.utf8)
    guard let first = pattern.first else { return nil }
    var rest = self
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: pattern) { return index..<index + pattern.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether a text of ASCII stands somewhere.
  package func contains(text: StaticString) -> Bool { self[...].firstRange(ofText: text) != nil }
}
