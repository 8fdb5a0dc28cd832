@_spi(Lab) import FoundationStandIn

@available(iOS 2, *)
@MainActor
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  @available(iOS, introduced: 9, deprecated: 26)
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  @available(iOS 4, *)
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")

  open weak var delegate: (any UIApplicationDelegate)?

  // The system's side. There is no `shared`: an app extension cannot have it, nor can the rim.
  private var keptDelegate: (any UIApplicationDelegate)?
  private var scene: UIScene?
}

/// What the system has for an app.
@_spi(Lab) public enum Arrival {
  /// A file, or a link of an own scheme.
  case urls([(url: URL, openInPlace: Bool)])
  case universalLink(URL)
}

@_spi(Lab) extension UIApplication {
  /// Starts an app, perhaps because something has come for it.
  public static func launch(
    _ delegate: any UIApplicationDelegate,
    with arrival: Arrival?
  ) -> UIApplication {
    let application = UIApplication()
    application.keptDelegate = delegate
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if !application.connectScene(with: arrival), let arrival {
      application.deliverWithoutScenes(arrival)
    }
    application.becomeActive()
    return application
  }

  /// Brings the app to the front.
  public func becomeActive() {
    if let scene {
      scene.delegate?.sceneDidBecomeActive(scene)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
  }

  /// Hands over what has come while the app was running.
  public func deliver(_ arrival: Arrival) {
    guard let scene else { return deliverWithoutScenes(arrival) }
    switch arrival {
    case .urls: scene.delegate?.scene(scene, openURLContexts: arrival.contexts)
    case .universalLink:
      for activity in arrival.activities { scene.delegate?.scene(scene, continue: activity) }
    }
  }

  private func connectScene(with arrival: Arrival?) -> Bool {
    guard let delegate else { return false }
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions(
      urlContexts: arrival?.contexts ?? [],
      userActivities: arrival?.activities ?? []
    )
    let configuration = Requirement.ask {
      delegate.application(self, configurationForConnecting: session, options: options)
    }
    guard let type = configuration?.delegateClass as? any UISceneDelegate.Type
    else { return false }
    let scene = UIWindowScene()
    let sceneDelegate = type.init()
    scene.keptDelegate = sceneDelegate
    scene.delegate = sceneDelegate
    self.scene = scene
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    return true
  }

  private func deliverWithoutScenes(_ arrival: Arrival) {
    switch arrival {
    case .urls(let urls):
      for (url, openInPlace) in urls {
        _ = delegate?.application(self, open: url, options: [.openInPlace: openInPlace])
      }
    case .universalLink:
      for activity in arrival.activities {
        _ = delegate?.application(self, continue: activity, restorationHandler: { _ in })
      }
    }
  }
}

extension Arrival {
  @MainActor fileprivate var contexts: Set<UIOpenURLContext> {
    guard case .urls(let urls) = self else { return [] }
    return Set(urls.map { UIOpenURLContext(url: $0.url, openInPlace: $0.openInPlace) })
  }

  fileprivate var activities: Set<NSUserActivity> {
    guard case .universalLink(let url) = self else { return [] }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return [activity]
  }
}
