import FoundationStandIn

@available(iOS 2, *)
@MainActor
open class UIResponder: NSObject {
  public nonisolated override init() {}
}

@available(iOS 2, *)
@MainActor
open class UIView: UIResponder {}

@available(iOS 2, *)
@MainActor
open class UIWindow: UIView {
  @available(iOS 13, *)
  public init(windowScene: UIWindowScene) {}

  @available(iOS 4, *)
  open var rootViewController: UIViewController?

  open func makeKeyAndVisible() {
    rootViewController?.loadViewIfNeeded()
  }
}

@available(iOS 2, *)
@MainActor
open class UIBarItem: NSObject {}

@available(iOS 2, *)
@MainActor
open class UIBarButtonItem: UIBarItem {}

@available(iOS 2, *)
public final class UIImage: NSObject, NSItemProviderWriting, Sendable {
  @available(iOS 13, *)
  public init?(systemName name: String) {}
}

@available(iOS 2, *)
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case URL = 3
}
