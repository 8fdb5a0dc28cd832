@_exported import FoundationStandIn

@available(iOS 6, *)
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIActivity.ActivityType {
  @available(iOS 7, *) public static let addToReadingList = uiKit("AddToReadingList")
  @available(iOS 7, *) public static let airDrop = uiKit("AirDrop")
  @available(iOS 6, *) public static let assignToContact = uiKit("AssignToContact")
  @available(iOS 16, *)
  public static let collaborationCopyLink = uiKit("CollaborationCopyLink")
  @available(iOS 16, *)
  public static let collaborationInviteWithLink = uiKit("CollaborationInviteWithLink")
  @available(iOS 6, *) public static let copyToPasteboard = uiKit("CopyToPasteboard")
  @available(iOS 6, *) public static let mail = uiKit("Mail")
  @available(iOS 11, *) public static let markupAsPDF = uiKit("MarkupAsPDF")
  @available(iOS 6, *) public static let message = uiKit("Message")
  @available(iOS 9, *) public static let openInIBooks = uiKit("OpenInIBooks")
  @available(iOS 6, *) public static let postToFacebook = uiKit("PostToFacebook")
  @available(iOS 7, *) public static let postToFlickr = uiKit("PostToFlickr")
  @available(iOS 7, *) public static let postToTencentWeibo = uiKit("PostToTencentWeibo")
  @available(iOS 6, *) public static let postToTwitter = uiKit("PostToTwitter")
  @available(iOS 7, *) public static let postToVimeo = uiKit("PostToVimeo")
  @available(iOS 6, *) public static let postToWeibo = uiKit("PostToWeibo")
  @available(iOS 6, *) public static let print = uiKit("Print")
  @available(iOS 6, *) public static let saveToCameraRoll = uiKit("SaveToCameraRoll")
  @available(iOS 15.4, *) public static let sharePlay = uiKit("SharePlay")

  // The names are documented, the strings are not; of them only AirDrop's and Mail's matter.
  private static func uiKit(_ name: String) -> Self {
    Self("com.apple.UIKit.activity." + name)
  }
}
