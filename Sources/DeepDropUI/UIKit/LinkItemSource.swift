#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import DeepDropKit
  public import LinkPresentation
  public import UIKit

  /// What a share sheet asks for each activity's item: it forwards to a `LinkShare`.
  ///
  /// UIKit does not isolate the protocol to the main actor; hence this is immutable, and any thread
  /// may ask. Hand nothing else to the sheet: a second item, or text beside the link, changes what
  /// AirDrop sends.
  #if canImport(ObjectiveC)
    @objc(DeepDropItemSource)
  #endif
  public final class LinkItemSource: NSObject, UIActivityItemSource, Sendable {
    private let share: LinkShare
    private let icon: UIImage?

    /// Takes what is shared.
    ///
    /// - Parameters:
    ///   - share: One opening of the share sheet.
    ///   - icon: What the sheet shows beside the title; the receiver does not see it.
    public init(_ share: LinkShare, icon: UIImage? = nil) {
      self.share = share
      self.icon = icon
    }

    /// The link that decides which activities are offered.
    public func activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any {
      share.placeholder
    }

    /// The titled file for AirDrop, the web URL for everybody else.
    public func activityViewController(
      _: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      share.item(for: activityType.map(ShareActivity.init(_:)))
    }

    /// The title for mail; a subject for AirDrop would turn the link into a text file.
    public func activityViewController(
      _: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
      share.subject(for: activityType.map(ShareActivity.init(_:))) ?? ""
    }

    /// The title and the icon that the sheet itself shows.
    public func activityViewControllerLinkMetadata(_: UIActivityViewController) -> LPLinkMetadata? {
      let metadata = LPLinkMetadata()
      metadata.originalURL = share.placeholder
      metadata.url = share.placeholder
      metadata.title = share.shared.title
      metadata.iconProvider = icon.map(NSItemProvider.init(object:))
      return metadata
    }
  }

  extension ShareActivity {
    /// The activity that UIKit names.
    public init(_ activityType: UIActivity.ActivityType) {
      self.init(rawValue: activityType.rawValue)
    }
  }
#endif
