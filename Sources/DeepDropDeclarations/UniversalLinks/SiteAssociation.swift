public import DeepDropKit
internal import DeepDropPropertyList

/// What a web host says about the app that opens its links.
///
/// The host serves it over https, without a redirect and without an extension, as
/// `/.well-known/apple-app-site-association`.
///
/// ```swift
/// let association = try SiteAssociation(for: acme, team: try TeamIdentifier("A1B2C3D4E5"))
/// print(association.json)
/// ```
public struct SiteAssociation: Sendable, Hashable {
  /// The app behind its team's identifier: `A1B2C3D4E5.com.example.acme`.
  public let appID: String

  /// Names the app of a link type.
  ///
  /// - Throws: ``DeclarationError/Code/invalidAppID`` for a bundle identifier that is a build
  ///   setting, which nobody resolves on a web host.
  public init(for linkType: LinkType, team: TeamIdentifier) throws(DeclarationError) {
    guard !linkType.appID.contains("$") else { throw .appID(linkType.appID) }
    appID = "\(team).\(linkType.appID)"
  }

  /// The file's content, in the shape since iOS 13.
  ///
  /// Every path opens in the app: an app that exports a link is expected to open it.
  public var json: String {
    let everyPath = PropertyListNode.dictionary(("/", .string("*")))
    let details = PropertyListNode.dictionary(
      ("appIDs", .strings([appID])),
      ("components", .array([everyPath]))
    )
    return PropertyListNode.dictionary(("applinks", .dictionary(("details", .array([details])))))
      .jsonDocument
  }
}

// MARK: Errors

extension DeclarationError {
  static func appID(_ text: String) -> Self {
    Self(
      .invalidAppID,
      "The bundle identifier \(text.quoted) is a build setting: a web host has to name the app "
        + "itself, such as com.example.acme."
    )
  }
}
