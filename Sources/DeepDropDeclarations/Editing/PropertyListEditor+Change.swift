internal import DeepDropPropertyList

extension PropertyListEditor {
  /// What a declaration holds by default, and not because anybody said so.
  public struct Suggestions: OptionSet, Sendable, Hashable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// What people read for a type and a document type.
    public static let name = Self(rawValue: 1 << 0)
    /// The file name extensions.
    public static let filenameExtension = Self(rawValue: 1 << 1)
  }

  /// A value that stood in the property list, and what has taken its place.
  public struct Change: Sendable, Hashable, CustomStringConvertible {
    /// The key whose value it is, or is one of.
    public let key: String
    /// One clause for people: `CFBundleTypeName is “Acme link” now, it was “Note”`.
    public let description: String
  }
}

extension PropertyListEditor.Change {
  static func value(of theirs: PropertyList, to ours: PropertyListNode, key: String) -> Self {
    Self(key: key, description: "\(key) is \(ours.shown) now, it was \(theirs.shown)")
  }

  static func precedence(
    of ours: [PropertyListNode],
    over theirs: PropertyList,
    key: String
  ) -> Self {
    let first = ours.first?.shown ?? "nothing"
    return Self(key: key, description: "\(key) begins with \(first) now, before \(theirs.shown)")
  }
}

extension PropertyListNode {
  fileprivate var shown: String {
    switch self {
    case .string(let string): string.quoted
    case .boolean(let boolean): "\(boolean)"
    case .array(let elements): elements.first?.shown ?? "nothing"
    case .dictionary: "a dictionary"
    }
  }
}

extension PropertyList {
  fileprivate var shown: String {
    string?.quoted ?? boolean?.description ?? "of the kind \(value.kind)"
  }
}
