import FoundationStandIn

@available(iOS 2, *)
@MainActor
open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?

  @available(iOS 5, *)
  open private(set) var presentedViewController: UIViewController?

  private var isLoaded = false

  // UIKit's has no defaults; `UIViewController()` is NSObject's, which does the same.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {}

  public required init?(coder: NSCoder) {}

  open func viewDidLoad() {}

  @available(iOS 9, *)
  open func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
  }

  @available(iOS 8, *)
  open var popoverPresentationController: UIPopoverPresentationController? { nil }

  @available(iOS 5, *)
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let popover = viewControllerToPresent.popoverPresentationController {
      // What an iPad does: "should have a non-nil sourceView or barButtonItem set".
      precondition(popover.sourceItem != nil, "a popover that points at nothing")
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.loadViewIfNeeded()
    completion?()
  }

  @available(iOS 5, *)
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

@available(iOS 16, *)
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@available(iOS 16, *)
extension UIView: UIPopoverPresentationControllerSourceItem {}

@available(iOS 16, *)
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

@available(iOS 8, *)
@MainActor
open class UIPopoverPresentationController: NSObject {
  @available(iOS 16, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
}
