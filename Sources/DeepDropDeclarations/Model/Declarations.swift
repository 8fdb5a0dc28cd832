internal import DeepDropKit
public import DeepDropPropertyList

/// What an Info.plist declares about the types and the links that an app opens.
///
/// One value for both directions: what is generated is what is read back.
///
/// ```swift
/// let declarations = Declarations(for: acme)
/// print(try declarations.infoPlist())
/// ```
///
/// A value read from a property list holds what stands there, legal or not; writing validates.
public struct Declarations: Sendable, Hashable {
  /// The types that the app owns (`UTExportedTypeDeclarations`).
  public var exportedTypes: [TypeDeclaration] = []
  /// The types that others own (`UTImportedTypeDeclarations`).
  public var importedTypes: [TypeDeclaration] = []
  /// The types that the app opens (`CFBundleDocumentTypes`).
  public var documentTypes: [DocumentType] = []
  /// The link schemes that the app opens (`CFBundleURLTypes`).
  public var urlTypes: [URLType] = []
  /// Whether files are opened where they are (`LSSupportsOpeningDocumentsInPlace`).
  ///
  /// False makes the system hand over a copy, which the app may remove. Nil where the property
  /// list says nothing, or something that is not a boolean: for the store that counts as absent,
  /// though the system may read a value from it.
  public var opensInPlace: Bool?
  /// The web hosts whose links are the app's (`DeepDropHosts`, a key of our own).
  ///
  /// An app cannot read its entitlements while it runs, hence this second place.
  public var hosts: [String] = []
  /// The type of the link files (`DeepDropType`, a key of our own).
  ///
  /// It tells that type from those of the app's documents.
  public var linkType: String?

  private var origin = Origin()

  /// The property list that was read, with its positions; nil for declarations that are new.
  ///
  /// It does not count when declarations are compared.
  public var source: PropertyList? { origin.propertyList }

  /// Declares nothing.
  public init() {}

  /// What a property list declares; whatever has another shape than its key asks for is left out.
  ///
  /// A single string counts as an array of one, as it does for the system.
  public init(reading source: PropertyList) {
    exportedTypes = source.dictionaries(InfoKey.exportedTypes).map(TypeDeclaration.init(reading:))
    importedTypes = source.dictionaries(InfoKey.importedTypes).map(TypeDeclaration.init(reading:))
    documentTypes = source.dictionaries(InfoKey.documentTypes).map(DocumentType.init(reading:))
    urlTypes = source.dictionaries(InfoKey.urlTypes).map(URLType.init(reading:))
    opensInPlace = source[InfoKey.opensInPlace]?.boolean
    hosts = source.strings(InfoKey.hosts)
    linkType = source[InfoKey.linkType]?.string
    origin.propertyList = source
  }

  /// In the order of the alphabet, in which Xcode keeps the keys of an Info.plist.
  var node: PropertyListNode {
    .dictionary(
      (InfoKey.documentTypes, .array(documentTypes.map(\.node))),
      (InfoKey.urlTypes, .array(urlTypes.map(\.node))),
      (InfoKey.hosts, .strings(hosts)),
      (InfoKey.linkType, linkType.map(PropertyListNode.string)),
      (InfoKey.opensInPlace, opensInPlace.map(PropertyListNode.boolean)),
      (InfoKey.exportedTypes, .array(exportedTypes.map(\.node))),
      (InfoKey.importedTypes, .array(importedTypes.map(\.node)))
    )
  }
}
