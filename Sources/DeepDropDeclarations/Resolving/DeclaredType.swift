public import DeepDropKit
internal import DeepDropPropertyList

/// A type as the system takes it to be: one of its declarations counts, the others do not.
public struct DeclaredType: Sendable, Hashable {
  /// Who declares a type, the one that counts first.
  public enum Declarer: Sendable, Hashable {
    /// The system, whose types no app can change.
    case system
    /// The app of this name, as its own.
    case exported(by: String)
    /// The app of this name, as somebody else's.
    case imported(by: String)
    /// Nobody: the identifier was stated, or made up by the system.
    case nobody
  }

  /// The type.
  public let identifier: TypeIdentifier
  /// Whose declaration counts.
  public let declarer: Declarer
  /// The types it refines; what is no identifier is left out.
  public let parents: [TypeIdentifier]
  /// What people read.
  public let description: String?

  let filenameExtensions: [String]
  let mimeTypes: [String]

  /// A declaration whose identifier is legal.
  init?(_ declaration: TypeDeclaration, declarer: Declarer) {
    guard let identifier = try? TypeIdentifier(declaration.identifier) else { return nil }
    self.identifier = identifier
    self.declarer = declarer
    parents = declaration.conformsTo.compactMap { try? TypeIdentifier($0) }
    description = declaration.description
    filenameExtensions = declaration.filenameExtensions
    mimeTypes = declaration.mimeTypes
  }

  /// A type that nobody declares: data, as long as nothing else is known of it.
  init(undeclared identifier: TypeIdentifier) {
    self.identifier = identifier
    declarer = .nobody
    let parents = identifier.dynamicParents
    self.parents = parents.isEmpty ? [.data] : parents
    description = nil
    filenameExtensions = []
    mimeTypes = []
  }
}

extension DeclaredType {
  /// Whether the tag is the type's; tags compare without case.
  func has(_ tag: TypeIdentifier.Tag) -> Bool {
    let values =
      tag.tagClass == TypeIdentifier.Tag.mimeType("").tagClass ? mimeTypes : filenameExtensions
    return values.contains { $0.lowercased() == tag.value.lowercased() }
  }

  /// Who declares it, as part of a sentence: “exported by Acme”.
  public var provenance: String {
    switch declarer {
    case .system: "declared by the system"
    case .exported(let app): "exported by \(app.quoted)"
    case .imported(let app): "imported by \(app.quoted)"
    case .nobody: identifier.isDynamic ? "made up by the system" : "declared by nobody"
    }
  }
}
