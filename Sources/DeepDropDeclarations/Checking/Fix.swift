internal import DeepDropPropertyList

/// A change of a property list that sets one finding right and nothing else.
///
/// It belongs to the bytes in which the finding was found: see
/// ``PropertyListEditor/apply(_:)``.
public struct Fix: Sendable, Hashable {
  enum Change: Sendable, Hashable {
    case replace(PropertyList, PropertyListNode)
    case append([PropertyListNode], to: PropertyList)
    case insert([PropertyListNode.Entry], into: PropertyList)
    case remove(Range<Int>)
  }

  let change: Change

  static func replace(_ value: PropertyList, with node: PropertyListNode) -> Self {
    Self(change: .replace(value, node))
  }

  static func replace(_ word: Word, with text: String) -> Self {
    Self(change: .replace(word.value, .string(text)))
  }

  static func append(_ strings: [String], to array: PropertyList) -> Self {
    Self(change: .append(strings.map(PropertyListNode.string), to: array))
  }

  static func insert(_ key: String, _ node: PropertyListNode, into dictionary: PropertyList) -> Self
  {
    Self(change: .insert([.init(key: key, value: node)], into: dictionary))
  }

  static func remove(_ value: PropertyList) -> Self {
    Self(change: .remove(value.position.range))
  }

  /// The bytes that no other fix may touch, and nothing that is read otherwise than it stands.
  var range: Range<Int> {
    switch change {
    case .replace(let value, _), .append(_, let value), .insert(_, let value):
      value.position.range
    case .remove(let range):
      range
    }
  }

  /// Whether only what stands within ``range`` changes, however the file is put together.
  var isLocal: Bool {
    switch change {
    case .replace, .remove: true
    case .append, .insert: false
    }
  }
}
