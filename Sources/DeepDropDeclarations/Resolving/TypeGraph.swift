public import DeepDropKit

/// The types that a system with some apps knows, and what conforms to what.
///
/// Of several declarations of one identifier the system's counts, then an exported, then an
/// imported one; between equals that of the app whose bundle identifier comes first, since nothing
/// is documented there.
public struct TypeGraph: Sendable, Hashable {
  private let system: SystemTypes
  /// The types of the apps that the system does not declare itself.
  private let declared: [TypeIdentifier: DeclaredType]
  /// The same, exported types before imported ones: in this order an extension finds its type.
  private let order: [DeclaredType]

  /// The types of some apps on top of those of the system.
  public init(_ apps: [InstalledApp], system: SystemTypes = .current) {
    let apps = apps.sorted(by: InstalledApp.isOrdered)
    let exported = apps.flatMap { app in
      app.declarations.exportedTypes.compactMap {
        DeclaredType($0, declarer: .exported(by: app.name))
      }
    }
    let imported = apps.flatMap { app in
      app.declarations.importedTypes.compactMap {
        DeclaredType($0, declarer: .imported(by: app.name))
      }
    }
    let all = (exported + imported).filter { system.typesByIdentifier[$0.identifier] == nil }
    let declared = Dictionary(
      all.map { ($0.identifier, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.system = system
    self.declared = declared
    order = all.filter { declared[$0.identifier] == $0 }
  }

  /// The declaration that counts; nil for a type that nobody declares.
  public subscript(type: TypeIdentifier) -> DeclaredType? {
    system.typesByIdentifier[type] ?? declared[type]
  }

  /// The types that a tag stands for, the one that counts first; empty for a tag nobody declares.
  ///
  /// Exported types come first, then imported ones, then the system's; those of one kind in the
  /// order of ``init(_:system:)``.
  public func types(for tag: TypeIdentifier.Tag) -> [DeclaredType] {
    let tag = tag.folded
    return order.filter { $0.tags.contains(tag) } + (system.typesByTag[tag] ?? [])
  }

  /// The type that a tag stands for among those that conform to another; nil without one.
  ///
  /// Apple's `UTType(filenameExtension:conformingTo:)`, which answers with a dynamic type instead
  /// of nil. An app that asks by its own type knows its files although another app's type counts:
  ///
  /// ```swift
  /// let disk = try TypeIdentifier("com.example.acme.disk")
  /// let graph = TypeGraph([InstalledApp(infoPlist: try PropertyList(parsing: bytes), name: "A")])
  /// graph.type(for: .filenameExtension("d64"), conformingTo: disk)?.identifier  // disk
  /// ```
  public func type(
    for tag: TypeIdentifier.Tag,
    conformingTo supertype: TypeIdentifier
  ) -> DeclaredType? {
    types(for: tag).first { conformance(of: $0)[supertype] != nil }
  }

  /// The types that a type conforms to, itself first, with the number of steps to each.
  ///
  /// Each type is reached by its shortest way and visited once, so that a cycle ends.
  public func conformance(of type: DeclaredType) -> [TypeIdentifier: Int] {
    var steps = [type.identifier: 0]
    var level = type.parents
    var count = 1
    while !level.isEmpty {
      let fresh = level.filter { steps.updateIfAbsent(count, for: $0) }
      level = fresh.flatMap { self[$0]?.parents ?? [] }
      count += 1
    }
    return steps
  }

  /// Whether a type is another, or a refinement of it.
  public func conforms(_ type: TypeIdentifier, to other: TypeIdentifier) -> Bool {
    conformance(of: self[type] ?? DeclaredType(undeclared: type))[other] != nil
  }
}

extension [TypeIdentifier: Int] {
  fileprivate mutating func updateIfAbsent(_ steps: Int, for type: TypeIdentifier) -> Bool {
    guard self[type] == nil else { return false }
    self[type] = steps
    return true
  }
}

extension TypeIdentifier {
  static let data = known("public.data")
  static let content = known("public.content")
  static let item = known("public.item")

  private static func known(_ identifier: String) -> TypeIdentifier {
    guard let type = try? TypeIdentifier(identifier) else {
      preconditionFailure("the identifiers named here are legal")
    }
    return type
  }

  /// Whether it says nothing of what a file holds.
  var isGeneric: Bool { [.data, .content, .item].contains(self) }
}
