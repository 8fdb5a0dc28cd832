import DeepDropPropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What is shared: a place in the app, its title, and where the web shows it.
///
/// ```swift
/// let party = try SharedLink(
///   title: "Summer party",
///   link: DeepLink("acme://e/1"),
///   webURL: DeepLink("https://example.com/e/1"))
/// ```
public struct SharedLink: Sendable, Hashable {
  /// What people read: the name of the file that AirDrop offers, and the subject of a mail.
  public let title: String

  /// The link that opens the app.
  public let link: DeepLink

  /// The link for everybody who does not have the app: http or https.
  public let webURL: DeepLink?

  /// Takes checked links.
  ///
  /// - Throws: ``LinkError/Code/notAWebLink`` when `webURL` is not http or https.
  public init(title: String, link: DeepLink, webURL: DeepLink? = nil) throws(LinkError) {
    if let webURL, !webURL.isWebLink { throw .notAWebLink(webURL) }
    self.title = title
    self.link = link
    self.webURL = webURL
  }

  /// Takes URLs; one that is relative to a base is made absolute.
  ///
  /// - Throws: ``LinkError/Code/malformedLink`` when either is no absolute link, and
  ///   ``LinkError/Code/notAWebLink`` when `webURL` is not http or https.
  public init(title: String, link: URL, webURL: URL? = nil) throws(LinkError) {
    let web: DeepLink? = if let webURL { try DeepLink(webURL) } else { nil }
    try self.init(title: title, link: DeepLink(link), webURL: web)
  }

  /// Takes one URL that serves as both: it opens the app, and if it is a web link, the page too.
  ///
  /// - Throws: ``LinkError/Code/malformedLink`` when it is no absolute link.
  public init(title: String, url: URL) throws(LinkError) {
    let link = try DeepLink(url)
    try self.init(title: title, link: link, webURL: link.isWebLink ? link : nil)
  }
}

// MARK: Errors

extension LinkError.Code {
  /// A web link was wanted, and the link has another scheme.
  public static let notAWebLink = Self("not-a-web-link")
}

extension LinkError {
  package static func notAWebLink(_ link: DeepLink) -> Self {
    Self(
      .notAWebLink,
      "\(link.string.quoted) is not a web link: its scheme is \(link.scheme), "
        + "and people without the app need https."
    )
  }
}
