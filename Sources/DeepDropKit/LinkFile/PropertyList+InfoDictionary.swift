import DeepDropPropertyList

extension PropertyList {
  /// An info dictionary as a property list, so that one reader serves both.
  ///
  /// Strings, arrays and dictionaries only: no declaration that is read of them is anything else.
  init(_ infoDictionary: [String: Any]) {
    let entries = infoDictionary.compactMap { key, value -> Dictionary.Entry? in
      Self(any: value).map { .init(key: key, keyPosition: .none, value: $0) }
    }
    self.init(.dictionary(.init(entries, duplicates: .firstWins)))
  }

  private init?(any value: Any) {
    switch value {
    case let string as String: self.init(.string(string))
    case let dictionary as [String: Any]: self.init(dictionary)
    case let array as [Any]: self.init(.array(array.compactMap(Self.init(any:))))
    default: return nil
    }
  }
}
