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

  /// What it is recognised by, as tags compare.
  let tags: [TypeIdentifier.Tag]

  /// A declaration whose identifier is legal.
  init?(_ declaration: TypeDeclaration, declarer: Declarer) {
    guard let identifier = try? TypeIdentifier(declaration.identifier) else { return nil }
    self.identifier = identifier
    self.declarer = declarer
    parents = declaration.conformsTo.compactMap { try? TypeIdentifier($0) }
    description = declaration.description
    tags =
      declaration.filenameExtensions.map { TypeIdentifier.Tag.filenameExtension($0).folded }
      + declaration.mimeTypes.map { TypeIdentifier.Tag.mimeType($0).folded }
  }

  /// A type that nobody declares: data, as long as nothing else is known of it.
  init(undeclared identifier: TypeIdentifier) {
    self.identifier = identifier
    declarer = .nobody
    let parents = identifier.dynamicParents
    self.parents = parents.isEmpty ? [.data] : parents
    description = nil
    tags = []
  }
}

extension DeclaredType {
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

extension TypeIdentifier.Tag {
  /// As tags compare: without case, and of any other class as an extension.
  var folded: Self {
    let mimeType = Self.mimeType(value.lowercased())
    return tagClass == mimeType.tagClass ? mimeType : .filenameExtension(mimeType.value)
  }
}
