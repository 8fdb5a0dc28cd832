internal import DeepDropKit
internal import DeepDropPropertyList

/// A ``DocumentType`` as it is written: every word with its place.
struct DocumentEntry: Sendable, Hashable {
  let source: PropertyList
  let name: Word?
  let role: Word?
  let rank: Word?
  let types: [Word]

  init(_ source: PropertyList) {
    self.source = source
    name = source.word(InfoKey.documentTypeName)
    role = source.word(InfoKey.typeRole)
    rank = source.word(InfoKey.handlerRank)
    types = source.words(InfoKey.contentTypes)
  }

  /// Whether the dictionary has no key at all, which is a mistake of its own.
  var isEmpty: Bool { source.dictionary?.entries.isEmpty == true }

  /// What people know it by.
  var item: String {
    let title = [name?.string, types.first?.string].compactMap(\.self).first { !$0.isEmpty }
    return (title ?? "a document type").quoted
  }

  /// Spotlight and Quick Look read what they never open.
  var isForPlugIns: Bool { ["mdimporter", "qlgenerator"].contains(role?.canonical) }

  var isOwner: Bool { rank?.string == HandlerRank.owner.rawValue }
}
