import Foundation

@available(iOS 11, macOS 10.13, *)
public protocol NSItemProviderWriting: NSObjectProtocol {}

@available(iOS 8, macOS 10.10, *)
open class NSItemProvider: NSObject {
  /// What the lab looks at.
  @_spi(Lab) public let object: any NSItemProviderWriting

  @available(iOS 11, macOS 10.13, *)
  public init(object: any NSItemProviderWriting) {
    self.object = object
  }
}
