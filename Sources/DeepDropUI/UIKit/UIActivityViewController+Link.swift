#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import DeepDropKit
  public import UIKit

  extension UIActivityViewController {
    /// A share sheet for a link: present it as it is.
    ///
    /// ```swift
    /// present(UIActivityViewController(sharing: share, from: shareButton), animated: true)
    /// ```
    ///
    /// - Parameters:
    ///   - share: What is shared.
    ///   - icon: What the sheet shows beside the title.
    ///   - anchor: The button that was tapped. On an iPad the sheet is a popover, which ends the app
    ///     when it has nothing to point at.
    public convenience init(
      sharing share: LinkShare,
      icon: UIImage? = nil,
      from anchor: any UIPopoverPresentationControllerSourceItem
    ) {
      self.init(activityItems: [LinkItemSource(share, icon: icon)], applicationActivities: nil)
      popoverPresentationController?.sourceItem = anchor
    }
  }
#endif
