#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import DeepDropKit
  public import UIKit

  extension LinkItemSource {
    /// Objective-C's way to share: `initWithTitle:link:webURL:error:`.
    ///
    /// - Parameters:
    ///   - title: What the receiver reads.
    ///   - link: The link that opens the app.
    ///   - webURL: The link for those who do not have the app.
    /// - Throws: `LinkError` when a link is not one the app takes, or the app declares no type.
    #if canImport(ObjectiveC)
      @objc(initWithTitle:link:webURL:error:)
    #endif
    public convenience init(title: String, link: URL, webURL: URL?) throws {
      let shared = try SharedLink(title: title, link: link, webURL: webURL)
      self.init(try LinkShare(shared, type: LinkType(bundle: .main)))
    }
  }
#endif
