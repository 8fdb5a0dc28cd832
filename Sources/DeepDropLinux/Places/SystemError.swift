import DeepDropThreads

/// What the system says about a path.
public struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  /// `errno`.
  public let status: Int32
  /// The path it is about.
  public let path: String

  init(_ status: Int32, _ path: String) {
    self.status = status
    self.path = path
  }

  /// `/a/b: no such file or directory`.
  public var description: String { "\(path): \(systemReason(status))" }
}
