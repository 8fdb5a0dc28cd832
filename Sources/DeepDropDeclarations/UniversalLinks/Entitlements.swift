public import DeepDropKit

/// The entitlement that makes web links open in an app (`com.apple.developer.associated-domains`).
///
/// ```swift
/// let entitlements = try Entitlements(for: acme)
/// print(entitlements.xml)
/// ```
///
/// The web host answers for its half with a ``SiteAssociation``.
public struct Entitlements: Sendable, Hashable {
  /// The hosts, in order.
  public var hosts: [AssociatedHost]

  /// The entitlement for some hosts.
  public init(hosts: [AssociatedHost]) {
    self.hosts = hosts
  }

  /// The entitlement for the hosts of a link type.
  ///
  /// - Throws: ``DeclarationError/Code/invalidHost``.
  public init(for linkType: LinkType) throws(DeclarationError) {
    hosts = []
    for host in linkType.hosts { hosts.append(try AssociatedHost(host)) }
  }

  /// A whole entitlements file.
  public var xml: String { node.xmlDocument }

  var node: PropertyListNode {
    .dictionary((InfoKey.associatedDomains, .strings(hosts.map { "applinks:\($0)" })))
  }
}
