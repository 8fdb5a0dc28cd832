/// What AirDrop carries, as the app chooses.
///
/// The sender cannot know the receiver's system, so nothing here looks at the version of either.
/// - A file brings the title into the receiver's dialog. Up to iOS 16 the app then opens at once;
///   since iOS 17 the file may end in Files, one tap away from the app.
/// - A universal link opens the app, or the page where the app is missing, on every system since
///   iOS 9. The dialog shows no title.
public struct AirDropStrategy: Sendable, Hashable {
  private enum Choice: Sendable, Hashable {
    case file
    case universalLink
    case deepLink
    case automatic
  }

  private let choice: Choice

  /// The link as a file that is named after the title.
  public static let file = Self(choice: .file)

  /// The web URL; the file where there is none.
  public static let universalLink = Self(choice: .universalLink)

  /// The deep link itself: no title, and nothing opens where the app is missing.
  public static let deepLink = Self(choice: .deepLink)

  /// The web URL when it is https on a host of the app's, else the file.
  public static let automatic = Self(choice: .automatic)
}

extension AirDropStrategy {
  /// The link that travels in place of a file; `nil` says the file.
  func link(for shared: SharedLink, of type: LinkType) -> DeepLink? {
    switch choice {
    case .file: nil
    case .universalLink: shared.webURL
    case .deepLink: shared.link
    // The policy takes what the system hands to the app: https on own hosts, never plain http.
    case .automatic: shared.webURL.flatMap { type.policy.allows($0) ? $0 : nil }
    }
  }
}
