internal import DeepDropKit
public import DeepDropPropertyList

/// A claim to open files of some types (`CFBundleDocumentTypes`).
public struct DocumentType: Sendable, Hashable {
  /// What people read (`CFBundleTypeName`); the store refuses a claim without one (ITMS-90243).
  public var name: String?
  /// What the app does with the files (`CFBundleTypeRole`).
  public var role: TypeRole?
  /// The rank among the apps that open the types (`LSHandlerRank`); nil counts as `Default`.
  public var rank: HandlerRank?
  /// The types, as uniform type identifiers (`LSItemContentTypes`).
  public var contentTypes: [String]

  private var origin = Origin()

  /// The dictionary that the claim was read from, with its positions; nil for one that is new.
  ///
  /// It does not count when claims are compared.
  public var source: PropertyList? { origin.propertyList }

  /// A new claim.
  public init(name: String?, role: TypeRole?, rank: HandlerRank?, contentTypes: [String]) {
    self.name = name
    self.role = role
    self.rank = rank
    self.contentTypes = contentTypes
  }

  init(reading source: PropertyList) {
    name = source[InfoKey.documentTypeName]?.string
    role = (source[InfoKey.typeRole]?.string).map(TypeRole.init(rawValue:))
    rank = (source[InfoKey.handlerRank]?.string).map(HandlerRank.init(rawValue:))
    contentTypes = source.strings(InfoKey.contentTypes)
    origin.propertyList = source
  }

  var node: PropertyListNode {
    .dictionary(
      (InfoKey.documentTypeName, name.map(PropertyListNode.string)),
      (InfoKey.typeRole, (role?.rawValue).map(PropertyListNode.string)),
      (InfoKey.handlerRank, (rank?.rawValue).map(PropertyListNode.string)),
      (InfoKey.contentTypes, .strings(contentTypes))
    )
  }
}
