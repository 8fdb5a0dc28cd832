public import DeepDropKit

/// A file as a receiver sees it before it is there: what AirDrop's question says of it.
///
/// ```swift
/// let file = OfferedFile(name: "Gig.acmelink", type: try TypeIdentifier("com.example.acme.link"))
/// ```
public struct OfferedFile: Sendable, Hashable {
  /// The name with its extension, of which what follows the last dot counts.
  public var name: String
  /// The type as the sender resolves it, if it says one (`FileType`).
  public var type: TypeIdentifier?
  /// The MIME type, for a file that came another way.
  public var mimeType: String?

  /// A file of this name.
  public init(name: String, type: TypeIdentifier? = nil, mimeType: String? = nil) {
    self.name = name
    self.type = type
    self.mimeType = mimeType
  }

  /// What follows the last dot, as it is written; nil without a dot, or with nothing around it.
  public var filenameExtension: String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let text = name[dot...].dropFirst()
    return text.isEmpty ? nil : String(text)
  }

  /// What its type can be told from: the extension, then the MIME type, then what a dynamic type of
  /// the sender's holds.
  fileprivate var tags: [TypeIdentifier.Tag] {
    var tags: [TypeIdentifier.Tag] = []
    if let filenameExtension { tags.append(.filenameExtension(filenameExtension)) }
    if let mimeType { tags.append(.mimeType(mimeType)) }
    return tags + (type?.dynamicTags ?? [])
  }
}

extension TypeGraph {
  /// The types that a file can be taken for, the one that counts first; never empty.
  ///
  /// A stated type counts if somebody declares it and it says more than `public.data` or
  /// `public.content`; a sender that does not know a type states one of these. Then come the types
  /// of the extension, then those of the MIME type. Where nothing is declared, the stated type
  /// stands alone, and without one a dynamic type of the extension or MIME type.
  ///
  /// No more than sixty-four: a hostile app may declare thousands for one extension, and each is
  /// asked of every app.
  public func types(of file: OfferedFile) -> [DeclaredType] {
    let stated = file.type.flatMap { $0.isGeneric || $0.isDynamic ? nil : $0 }
    let first = stated.flatMap { self[$0] }
    let types = [first].compactMap(\.self) + taggedTypes(of: file).filter { $0 != first }
    guard types.isEmpty else { return Array(types.prefix(Self.maximumTypes)) }
    let made = file.tags.lazy.compactMap { try? TypeIdentifier(dynamicFor: $0) }.first
    let type = stated ?? made ?? file.type ?? .data
    return [self[type] ?? DeclaredType(undeclared: type)]
  }

  /// The declared types of the file's extension, then those of its MIME type, each once.
  func taggedTypes(of file: OfferedFile) -> [DeclaredType] {
    var types: [DeclaredType] = []
    for type in file.tags.flatMap(self.types)
    where types.count < Self.maximumTypes && !types.contains(type) {
      types.append(type)
    }
    return types
  }

  private static let maximumTypes = 64
}
