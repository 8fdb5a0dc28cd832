internal import DeepDropKit
internal import DeepDropPropertyList

/// A ``URLType`` as it is written: every word with its place.
struct LinkEntry: Sendable, Hashable {
  let source: PropertyList
  let name: Word?
  let schemes: [Word]

  init(_ source: PropertyList) {
    self.source = source
    name = source.word(InfoKey.urlName)
    schemes = source.words(InfoKey.urlSchemes)
  }

  /// Whether the dictionary has no key at all, which is a mistake of its own.
  var isEmpty: Bool { source.dictionary?.entries.isEmpty == true }

  /// What people know it by.
  var item: String {
    let title = [name?.string, schemes.first?.string].compactMap(\.self).first { !$0.isEmpty }
    return (title ?? "a URL type").quoted
  }
}
