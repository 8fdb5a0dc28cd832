internal import DeepDropKit
public import DeepDropPropertyList

/// A claim to open links of some schemes (`CFBundleURLTypes`).
public struct URLType: Sendable, Hashable {
  /// A name in reverse-DNS form, usually the app's identifier (`CFBundleURLName`).
  public var name: String?
  /// What the app does with the links (`CFBundleTypeRole`).
  public var role: TypeRole?
  /// The schemes, without `:` (`CFBundleURLSchemes`).
  public var schemes: [String]

  private var origin = Origin()

  /// The dictionary that the claim was read from, with its positions; nil for one that is new.
  ///
  /// It does not count when claims are compared.
  public var source: PropertyList? { origin.propertyList }

  /// A new claim.
  public init(name: String?, role: TypeRole?, schemes: [String]) {
    self.name = name
    self.role = role
    self.schemes = schemes
  }

  init(reading source: PropertyList) {
    name = source[InfoKey.urlName]?.string
    role = (source[InfoKey.typeRole]?.string).map(TypeRole.init(rawValue:))
    schemes = source.strings(InfoKey.urlSchemes)
    origin.propertyList = source
  }

  var node: PropertyListNode {
    .dictionary(
      (InfoKey.typeRole, (role?.rawValue).map(PropertyListNode.string)),
      (InfoKey.urlName, name.map(PropertyListNode.string)),
      (InfoKey.urlSchemes, .strings(schemes))
    )
  }
}
