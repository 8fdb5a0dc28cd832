@_exported import Foundation
import Synchronization

/// Which files the app may read for a while: the lab grants them, `URL` asks for them.
@_spi(Lab) public enum SecurityScope {
  private struct State {
    var granted: Set<String> = []
    var open: [String: Int] = [:]
  }

  private static let state = Mutex(State())

  /// Lets the app open a scope for the file.
  public static func grant(_ file: URL) {
    state.withLock { _ = $0.granted.insert(file.path) }
  }

  /// How many scopes are open for the file: neither more nor less than none at the end.
  public static func openCount(_ file: URL) -> Int {
    state.withLock { $0.open[file.path] ?? 0 }
  }

  /// Whether a scope would have to be open to read the file, and none is.
  static func isShut(_ file: URL) -> Bool {
    state.withLock { $0.granted.contains(file.path) && $0.open[file.path, default: 0] == 0 }
  }

  fileprivate static func start(_ file: URL) -> Bool {
    state.withLock {
      guard $0.granted.contains(file.path) else { return false }
      $0.open[file.path, default: 0] += 1
      return true
    }
  }

  fileprivate static func stop(_ file: URL) {
    state.withLock { $0.open[file.path, default: 0] -= 1 }
  }
}

extension URL {
  @available(iOS 8, macOS 10.10, *)
  public func startAccessingSecurityScopedResource() -> Bool { SecurityScope.start(self) }

  @available(iOS 8, macOS 10.10, *)
  public func stopAccessingSecurityScopedResource() { SecurityScope.stop(self) }
}
