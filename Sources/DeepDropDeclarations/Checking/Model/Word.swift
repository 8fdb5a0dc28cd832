internal import DeepDropKit
internal import DeepDropPropertyList

/// A string of a property list, with its place and as the system compares it.
struct Word: Sendable, Hashable {
  let string: String
  /// In lower case: types, extensions and schemes compare without case.
  let canonical: String
  /// Whether part of it is left to the build.
  let isOpen: Bool
  let value: PropertyList

  init?(_ value: PropertyList?) {
    guard let value, let string = value.string else { return nil }
    self.string = string
    canonical = string.lowercased()
    isOpen = string.holdsBuildVariable
    self.value = value
  }

  var quoted: String { string.quoted }
}

extension PropertyList {
  /// The strings of a key, one alone counting as an array; what is none is left out.
  func words(_ key: String) -> [Word] { self[key]?.elements.compactMap(Word.init) ?? [] }

  func word(_ key: String) -> Word? { Word(self[key]) }
}
