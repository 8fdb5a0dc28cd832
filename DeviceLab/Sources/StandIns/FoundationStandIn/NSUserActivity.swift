import Foundation

@available(iOS 8, macOS 10.10, *)
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

@available(iOS 8, macOS 10.10, *)
open class NSUserActivity: NSObject {
  open private(set) var activityType: String
  open var webpageURL: URL?

  public init(activityType: String) {
    self.activityType = activityType
  }
}
