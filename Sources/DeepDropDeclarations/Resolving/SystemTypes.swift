import DeepDropKit

/// The types that the system itself declares: those with a reserved prefix, and others' it ships.
///
/// Put together on 2026-11-30 from Apple's “System-Declared Uniform Type Identifiers” (archived) and
/// the pages on the constants of `UTType`. The table holds what apps meet and is not complete: that
/// a `public.` type is missing here makes it suspicious, not wrong.
///
/// ```swift
/// SystemTypes.current["public.jpeg"]?.conformsTo  // ["public.image"]
/// ```
public struct SystemTypes: Sendable, Hashable {
  /// The day on which the table was put together, as ISO 8601 writes it.
  public static let date = "2026-11-30"

  /// Where the table is from.
  public static let source = "Apple, “System-Declared Uniform Type Identifiers” and “UTType”"

  /// The table of ``date``.
  public static let current = Self(
    abstract + text + image + audiovisual + archive + document + program
  )

  /// The declarations, those of supertypes first.
  public let declarations: [TypeDeclaration]

  /// The declarations that count, read once: each graph of types stands on them.
  let typesByIdentifier: [TypeIdentifier: DeclaredType]
  /// The same by each of their tags, in the order of the table.
  let typesByTag: [TypeIdentifier.Tag: [DeclaredType]]

  private let places: [String: Int]

  /// A table of one's own, for a system that declares something else.
  ///
  /// Of two declarations with one identifier the first counts.
  public init(_ declarations: [TypeDeclaration]) {
    self.declarations = declarations
    places = Dictionary(
      declarations.enumerated().map { ($1.identifier.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let all = declarations.compactMap { DeclaredType($0, declarer: .system) }
    let byIdentifier = Dictionary(
      all.map { ($0.identifier, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    typesByIdentifier = byIdentifier
    typesByTag = all.reduce(into: [:]) { found, type in
      guard byIdentifier[type.identifier] == type else { return }
      for tag in Set(type.tags) { found[tag, default: []].append(type) }
    }
  }

  /// The declaration of an identifier, which compares without case.
  public subscript(identifier: String) -> TypeDeclaration? {
    places[identifier.lowercased()].map { declarations[$0] }
  }

  /// The types that declare a file name extension, which compares without case and has no dot.
  public func types(withExtension extension: String) -> [TypeDeclaration] {
    let wanted = `extension`.lowercased()
    return declarations.filter { $0.filenameExtensions.contains(wanted) }
  }
}

extension TypeDeclaration {
  /// A line of the table: the identifier, then what it conforms to and its tags.
  static func system(
    _ identifier: String,
    _ conformsTo: [String] = [],
    _ filenameExtensions: [String] = [],
    mime mimeTypes: [String] = []
  ) -> Self {
    Self(
      identifier: identifier,
      conformsTo: conformsTo,
      filenameExtensions: filenameExtensions,
      mimeTypes: mimeTypes
    )
  }
}
