@_exported import FoundationStandIn
import Synchronization

@available(iOS 14, macOS 11, *)
public struct UTType: Sendable, Hashable {
  public let identifier: String

  public init?(_ identifier: String) {
    self.identifier = identifier
  }
}

extension URLResourceKey {
  @available(iOS 14, macOS 11, *)
  public static let contentTypeKey = Self(rawValue: "NSURLContentTypeKey")
}

extension URLResourceValues {
  @available(iOS 14, macOS 11, *)
  public var contentType: UTType? {
    nil
  }
}
