@_exported import FoundationStandIn

@available(iOS 13, macOS 10.15, *)
open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
}
