/// A property list to be written, in the order in which it was put together.
enum PropertyListNode: Sendable, Hashable {
  case string(String)
  case boolean(Bool)
  case array([PropertyListNode])
  case dictionary([Entry])

  struct Entry: Sendable, Hashable {
    let key: String
    let value: PropertyListNode
  }

  static func strings(_ strings: [String]) -> Self { .array(strings.map(Self.string)) }

  /// Leaves out what is nil or an empty array: an absent declaration has no key.
  static func dictionary(_ entries: (key: String, value: PropertyListNode?)...) -> Self {
    .dictionary(
      entries.compactMap { key, value in
        guard let value, value != .array([]) else { return nil }
        return Entry(key: key, value: value)
      }
    )
  }

  var entries: [Entry] {
    guard case .dictionary(let entries) = self else { return [] }
    return entries
  }

  var elements: [PropertyListNode] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var isEmpty: Bool { entries.isEmpty && elements.isEmpty && string == nil }

  subscript(key: String) -> PropertyListNode? {
    entries.first { $0.key == key }?.value
  }
}
