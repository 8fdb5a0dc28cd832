package import DeepDropPropertyList

extension PropertyList {
  /// The elements of an array, or the one value that stands in its place, as it does for the system.
  package var elements: [PropertyList] { array ?? [self] }

  /// The strings of a key; what is none is left out.
  package func strings(_ key: String) -> [String] {
    self[key]?.elements.compactMap(\.string) ?? []
  }

  /// The dictionaries in the array of a key; what is none is left out.
  package func dictionaries(_ key: String) -> [PropertyList] {
    self[key]?.array?.filter { $0.dictionary != nil } ?? []
  }
}

extension [String] {
  /// The strings as the system compares types, extensions, schemes and hosts: without case.
  package var lowercasedSet: Set<String> { Set(map { $0.lowercased() }) }
}
