internal import DeepDropPropertyList

/// Why a file cannot be judged at all.
struct Damage: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Keys without a dictionary around them.
    case fragment
    case anotherRoot
    case unreadable
  }

  let kind: Kind
  let message: String
  let range: Range<Int>?

  init(_ error: PropertyListError, in bytes: [UInt8]) {
    let text = bytes.drop { $0.isBlank || $0.isLineBreak }
    kind = text.isFragment ? .fragment : .unreadable
    message = error.message
    range = error.offset..<error.offset + 1
  }

  init(root: PropertyList) {
    kind = .anotherRoot
    message = "The root is of the kind \(root.value.kind), not a dictionary."
    range = root.position.range
  }

  init(_ message: String, at offset: Int) {
    kind = .unreadable
    self.message = message
    range = offset..<offset + 1
  }
}

extension ArraySlice<UInt8> {
  /// Whether keys come first, whatever comments stand before them.
  fileprivate var isFragment: Bool {
    var rest = self
    while rest.starts(with: "<!--".utf8), let end = rest.firstRange(ofText: "-->") {
      rest = rest[end.upperBound...].drop { $0.isBlank || $0.isLineBreak }
    }
    return rest.starts(with: "<key>".utf8)
  }
}
