@_spi(Lab) import FoundationStandIn

@available(iOS 2, *)
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The stand-in's own: `main()` makes the delegate with it. A final class has it.
  init()

  @available(iOS 3, *)
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  @available(iOS, introduced: 2, deprecated: 26)
  func applicationDidBecomeActive(_ application: UIApplication)

  @available(iOS, introduced: 9, deprecated: 26)
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  @available(iOS, introduced: 8, deprecated: 26)
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  @available(iOS 13, *)
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Requirement.isMissing()
    return true
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {
    Requirement.isMissing()
  }

  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    Requirement.isMissing()
    return false
  }

  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    Requirement.isMissing()
    return false
  }

  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Requirement.isMissing()
    return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

@available(iOS 8, *)
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {}
