internal import DeepDropKit
internal import DeepDropPropertyList

/// A ``TypeDeclaration`` as it is written: every word with its place.
struct TypeEntry: Sendable, Hashable {
  let isExported: Bool
  let source: PropertyList
  let identifier: Word
  let parents: [Word]
  let extensions: [Word]
  let mimeTypes: [Word]
  private let meaning: Meaning

  /// Nil for a dictionary that names no type.
  init?(_ source: PropertyList, isExported: Bool) {
    guard let identifier = source.word(InfoKey.typeIdentifier) else { return nil }
    self.isExported = isExported
    self.source = source
    self.identifier = identifier
    parents = source.words(InfoKey.typeConformsTo)
    let tags = source[InfoKey.typeTags]
    extensions = tags?.words(InfoKey.filenameExtension) ?? []
    mimeTypes = tags?.words(InfoKey.mimeType) ?? []
    meaning = Meaning(
      parents: Set(parents.map(\.canonical)),
      extensions: Set(extensions.map(\.canonical)),
      mimeTypes: Set(mimeTypes.map(\.canonical))
    )
  }

  /// The name, as `canonical` of other words names it.
  var name: String { identifier.canonical }

  /// Whether it names a parent by which a type means files and nothing else.
  var hasFileParent: Bool {
    let parents: Set = ["public.data", "public.content", "public.item", "com.apple.package"]
    return self.parents.contains { parents.contains($0.canonical) }
  }

  /// Whether both say the same about the type, whatever they call it for people.
  func agrees(with other: TypeEntry) -> Bool { meaning == other.meaning }

  /// Put together once, for a file may declare one type ten thousand times.
  private struct Meaning: Hashable {
    let parents: Set<String>
    let extensions: Set<String>
    let mimeTypes: Set<String>
  }
}
