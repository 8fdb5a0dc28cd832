@_spi(Lab) import FoundationStandIn

@available(iOS 13, *)
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The stand-in's own: what `delegateClass` names is made with it. A final class has it.
  init()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Requirement.isMissing()
  }

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    Requirement.isMissing()
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Requirement.isMissing()
  }

  public func sceneDidBecomeActive(_ scene: UIScene) {
    Requirement.isMissing()
  }
}

@available(iOS 13, *)
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get {
      Requirement.isMissing()
      return nil
    }
    set { Requirement.isMissing() }
  }
}
