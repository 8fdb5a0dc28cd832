@_exported @_spi(Lab) import FoundationStandIn

@available(macOS 10.8, *)
open class NSSharingService: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sendViaAirDrop = Self(rawValue: "com.apple.share.AirDrop.send")
  }

  public init?(named serviceName: NSSharingService.Name) {}

  open func canPerform(withItems items: [Any]?) -> Bool { true }

  open func perform(withItems items: [Any]) {}
}

@available(macOS 10.0, *)
@MainActor
open class NSApplication: NSObject {}

@available(macOS 10.0, *)
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)

  @available(macOS 10.13, *)
  func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {
    Requirement.isMissing()
  }

  public func application(_ application: NSApplication, open urls: [URL]) {
    Requirement.isMissing()
  }
}
