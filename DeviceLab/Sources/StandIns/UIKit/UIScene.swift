import FoundationStandIn

@available(iOS 13, *)
@MainActor
open class UIScene: UIResponder {
  open weak var delegate: (any UISceneDelegate)?
  @_spi(Lab) public var keptDelegate: (any UISceneDelegate)?

  @MainActor
  open class ConnectionOptions: NSObject {
    open private(set) var urlContexts: Set<UIOpenURLContext>
    open private(set) var userActivities: Set<NSUserActivity>

    @_spi(Lab) public init(
      urlContexts: Set<UIOpenURLContext>,
      userActivities: Set<NSUserActivity>
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }
  }

  @MainActor
  open class OpenURLOptions: NSObject {
    open private(set) var openInPlace: Bool

    @_spi(Lab) public init(openInPlace: Bool) {
      self.openInPlace = openInPlace
    }
  }
}

@available(iOS 13, *)
@MainActor
open class UIWindowScene: UIScene {}

@available(iOS 13, *)
@MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Self(
      rawValue: "UIWindowSceneSessionRoleApplication"
    )
  }

  open private(set) var role: UISceneSession.Role

  @_spi(Lab) public init(role: UISceneSession.Role) {
    self.role = role
  }
}

@available(iOS 13, *)
@MainActor
open class UISceneConfiguration: NSObject {
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

@available(iOS 13, *)
@MainActor
open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) var options: UIScene.OpenURLOptions

  @_spi(Lab) public init(url: URL, openInPlace: Bool) {
    self.url = url
    options = UIScene.OpenURLOptions(openInPlace: openInPlace)
  }
}
