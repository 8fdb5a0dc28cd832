@_spi(Lab) import FoundationStandIn
@_spi(Lab) import LinkPresentation

@available(iOS 6, *)
@MainActor
open class UIActivityViewController: UIViewController {
  @available(iOS 8, *)
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  @available(iOS 8, *)
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

  open var excludedActivityTypes: [UIActivity.ActivityType]?

  @_spi(Lab) public let activityItems: [Any]

  private let popover = UIPopoverPresentationController()

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    precondition(!activityItems.isEmpty, "the sheet wants at least one item")
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  @available(iOS 8, *)
  open override var popoverPresentationController: UIPopoverPresentationController? { popover }
}

/// What a service got from the sheet.
@_spi(Lab) public struct SharedItem {
  public let item: Any
  public let subject: String
}

@_spi(Lab) extension UIActivityViewController {
  /// What the sheet asks of its items when somebody picks an activity, in UIKit's order.
  public func pick(_ activity: UIActivity.ActivityType) -> [SharedItem] {
    precondition(excludedActivityTypes?.contains(activity) != true, "the activity is excluded")
    let items = activityItems.compactMap { entry -> SharedItem? in
      guard let source = entry as? any UIActivityItemSource else {
        return SharedItem(item: entry, subject: "")
      }
      guard let item = source.activityViewController(self, itemForActivityType: activity)
      else { return nil }
      let subject = Requirement.ask {
        source.activityViewController(self, subjectForActivityType: activity)
      }
      return SharedItem(item: item, subject: subject ?? "")
    }
    completionWithItemsHandler?(activity, !items.isEmpty, nil, nil)
    return items
  }

  /// What the sheet looks at to choose the activities it offers.
  public var placeholders: [Any] {
    activityItems.map { entry in
      (entry as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? entry
    }
  }

  /// What the sheet shows on top.
  public var header: LPLinkMetadata? {
    activityItems.lazy.compactMap { $0 as? any UIActivityItemSource }
      .compactMap { source in
        Requirement.ask { source.activityViewControllerLinkMetadata(self) } ?? nil
      }
      .first
  }
}
