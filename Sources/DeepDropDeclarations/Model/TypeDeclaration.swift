internal import DeepDropKit
public import DeepDropPropertyList

/// The declaration of a uniform type (`UTExportedTypeDeclarations`, `UTImportedTypeDeclarations`).
///
/// It holds what the property list says, legal or not; ``Declarations/validate()`` tells.
public struct TypeDeclaration: Sendable, Hashable {
  /// The type itself (`UTTypeIdentifier`); empty where the property list names none.
  public var identifier: String
  /// The types that it refines (`UTTypeConformsTo`).
  public var conformsTo: [String]
  /// What people read (`UTTypeDescription`).
  public var description: String?
  /// The file name extensions, without a dot (`public.filename-extension`).
  public var filenameExtensions: [String]
  /// The MIME types (`public.mime-type`).
  public var mimeTypes: [String]

  private var origin = Origin()

  /// The dictionary that the declaration was read from, with its positions; nil for one that is new.
  ///
  /// It does not count when declarations are compared.
  public var source: PropertyList? { origin.propertyList }

  /// A new declaration.
  public init(
    identifier: String,
    conformsTo: [String],
    description: String? = nil,
    filenameExtensions: [String] = [],
    mimeTypes: [String] = []
  ) {
    self.identifier = identifier
    self.conformsTo = conformsTo
    self.description = description
    self.filenameExtensions = filenameExtensions
    self.mimeTypes = mimeTypes
  }

  init(reading source: PropertyList) {
    let tags = source[InfoKey.typeTags]
    identifier = source[InfoKey.typeIdentifier]?.string ?? ""
    conformsTo = source.strings(InfoKey.typeConformsTo)
    description = source[InfoKey.typeDescription]?.string
    filenameExtensions = tags?.strings(InfoKey.filenameExtension) ?? []
    mimeTypes = tags?.strings(InfoKey.mimeType) ?? []
    origin.propertyList = source
  }

  var node: PropertyListNode {
    let tags = PropertyListNode.dictionary(
      (InfoKey.filenameExtension, .strings(filenameExtensions)),
      (InfoKey.mimeType, .strings(mimeTypes))
    )
    return .dictionary(
      (InfoKey.typeConformsTo, .strings(conformsTo)),
      (InfoKey.typeDescription, description.map(PropertyListNode.string)),
      (InfoKey.typeIdentifier, .string(identifier)),
      (InfoKey.typeTags, tags.isEmpty ? nil : tags)
    )
  }
}
