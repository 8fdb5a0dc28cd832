#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import DeepDropKit
  public import UIKit

  extension LinkReceiver {
    /// Takes what a scene is connected with: call it in `scene(_:willConnectTo:options:)`.
    ///
    /// Whoever forgets it loses the link whenever the app was not running.
    @MainActor
    public func receive(_ options: UIScene.ConnectionOptions) {
      receive(options.urlContexts)
      for activity in options.userActivities { receive(activity) }
    }

    /// Takes what a running scene is given: call it in `scene(_:openURLContexts:)`.
    @MainActor
    public func receive(_ contexts: Set<UIOpenURLContext>) {
      for context in contexts {
        receive(context.url, inPlace: context.options.openInPlace)
      }
    }

    /// Takes a universal link: call it in `scene(_:continue:)`.
    ///
    /// - Returns: Whether it is ours, for the app delegate's method of the same kind.
    @MainActor
    @discardableResult
    public func receive(_ activity: NSUserActivity) -> Bool {
      // Handoff has activities of the app's own; they may have a web page, and are no links.
      guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL
      else { return false }
      return receive(url, inPlace: nil)
    }

    /// Takes what an app without scenes is given: call it in `application(_:open:options:)`.
    ///
    /// - Returns: Whether it is ours; the next handler may have what is not.
    @MainActor
    public func receive(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
      receive(url, inPlace: options[.openInPlace] as? Bool)
    }

    /// Starts the receiving, for callers who must answer at once.
    @MainActor
    @discardableResult
    func receive(_ url: URL, inPlace: Bool?) -> Bool {
      Task { await receive(url, openInPlace: inPlace) }
      return recognizes(url)
    }
  }
#endif
