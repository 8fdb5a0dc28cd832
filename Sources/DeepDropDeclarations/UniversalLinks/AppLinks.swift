public import DeepDropKit

/// What a web host says of the apps that open its links, as a device reads it.
///
/// The part `applinks` of an apple-app-site-association file, in its current form (`appIDs`,
/// `components`) and in the older one (`appID`, `paths`). ``SiteAssociation`` writes such a file.
///
/// ```swift
/// let links = try AppLinks(parsing: bytes)
/// links.answer(to: try DeepLink("https://example.com/e/1"), for: "com.example.acme")
/// ```
public struct AppLinks: Sendable, Hashable {
  /// What a site says of a link and an app.
  public enum Answer: Sendable, Hashable {
    /// The app opens it, by this pattern.
    case opens(LinkPattern)
    /// It stays with the browser, by this pattern.
    case excludes(LinkPattern)
    /// No pattern of the app matches.
    case matchesNothing
    /// The site does not name the app.
    case doesNotName
  }

  /// What a site says of some apps.
  public struct Details: Sendable, Hashable {
    /// The apps, each behind its team: `A1B2C3D4E5.com.example.acme`.
    public let appIDs: [String]
    /// The patterns, of which the first that matches decides.
    public let patterns: [LinkPattern]

    func names(_ bundleID: String) -> Bool {
      appIDs.contains { bundleID.isEmpty || $0.drop { $0 != "." }.dropFirst() == bundleID }
    }
  }

  /// The entries in order.
  public let details: [Details]
  /// What is of another kind than a device reads and counts for nothing, each with its line.
  public let ignored: [String]

  /// What the site says of a link, for an app of this bundle identifier of whatever team.
  ///
  /// An empty identifier, which a project leaves to the build, may be that of any app.
  public func answer(to link: DeepLink, for bundleID: String) -> Answer {
    let own = details.filter { $0.names(bundleID) }
    guard !own.isEmpty else { return .doesNotName }
    guard let pattern = own.lazy.flatMap(\.patterns).first(where: { $0.matches(link) }) else {
      return .matchesNothing
    }
    return pattern.isExcluded ? .excludes(pattern) : .opens(pattern)
  }

  /// The place of the first entry that names an app, by which apps are ordered.
  func place(of bundleID: String) -> Int {
    details.firstIndex { $0.names(bundleID) } ?? details.count
  }
}
