import Foundation
import Synchronization

public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

@available(iOS 5, macOS 10.7, *)
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open func coordinate(
    readingItemAt url: URL,
    options: NSFileCoordinator.ReadingOptions = [],
    error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    precondition(!Thread.isMainThread, "the coordinator blocks, and this is the main thread")
    if let refusal = Coordination.refusal(of: url) {
      if let outError = unsafe outError { unsafe outError.pointee = refusal }
    } else {
      reader(url)
    }
  }
}

/// Files that cannot be had for now: not yet down from the cloud.
@_spi(Lab) public enum Coordination {
  private static let missing = Mutex<Set<String>>([])
  private static let refused = Mutex<Set<String>>([])

  public static func setAway(_ file: URL, _ isAway: Bool) {
    missing.withLock {
      if isAway { $0.insert(file.path) } else { $0.remove(file.path) }
    }
  }

  /// Whether a file was asked for in vain.
  public static func hasRefused(_ file: URL) -> Bool { refused.withLock { $0.contains(file.path) } }

  fileprivate static func refusal(of file: URL) -> NSError? {
    guard SecurityScope.isShut(file) || missing.withLock({ $0.contains(file.path) })
    else { return nil }
    _ = refused.withLock { $0.insert(file.path) }
    let code = CocoaError.Code.fileReadNoPermission
    return NSError(domain: NSCocoaErrorDomain, code: code.rawValue)
  }
}
