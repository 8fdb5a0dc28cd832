public import DeepDropKit

extension Declarations {
  /// Everything that an app must declare so that link files reach it.
  ///
  /// The type is exported, since only an exported type has an owner. It conforms to
  /// `public.data`, which makes it a file, and to `public.content`, without which AirDrop is not
  /// offered; to no kind of text, or every editor would be a candidate. The extension and the
  /// schemes are declared in lower case, as they are matched without case.
  public init(for linkType: LinkType) {
    let identifier = linkType.identifier.string
    exportedTypes = [
      TypeDeclaration(
        identifier: identifier,
        conformsTo: ["public.data", "public.content"],
        description: linkType.name,
        filenameExtensions: linkType.filenameExtensions.map { $0.lowercased() },
        mimeTypes: linkType.mimeType.map { [$0] } ?? []
      )
    ]
    documentTypes = [
      DocumentType(name: linkType.name, role: .viewer, rank: .owner, contentTypes: [identifier])
    ]
    if !linkType.schemes.isEmpty {
      let schemes = linkType.schemes.map { $0.lowercased() }
      urlTypes = [URLType(name: linkType.appID, role: .editor, schemes: schemes)]
    }
    opensInPlace = false
    hosts = linkType.hosts
    self.linkType = identifier
  }
}
