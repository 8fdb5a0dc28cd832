internal import DeepDropPropertyList

extension PropertyList {
  /// The strings of an array, or the one string that stands in its place.
  var strings: [String] {
    array?.compactMap(\.string) ?? string.map { [$0] } ?? []
  }

  func strings(_ key: String) -> [String] { self[key]?.strings ?? [] }

  func dictionaries(_ key: String) -> [PropertyList] {
    self[key]?.array?.filter { $0.dictionary != nil } ?? []
  }
}

extension [String] {
  /// The strings as the system compares types, extensions, schemes and hosts: without case.
  var lowercasedSet: Set<String> { Set(map { $0.lowercased() }) }
}
