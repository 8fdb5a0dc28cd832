#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The reason for which the system refused a call.
struct SystemError: Error, Sendable, Hashable {
  let number: Int32

  static let brokenPipe = SystemError(number: EPIPE)
  /// A pipe, a device or a socket where a file belongs; the system has no number for it.
  static let notRegular = SystemError(number: -1)
  /// Nor for a symbolic link that leads nowhere.
  static let danglingLink = SystemError(number: -2)
  /// Nor for a file system that takes no new files, as /proc is.
  static let nothingNew = SystemError(number: -3)
  static let missing = SystemError(number: ENOENT)
  static let notDirectory = SystemError(number: ENOTDIR)
  static let exists = SystemError(number: EEXIST)
  static let notEmpty = SystemError(number: ENOTEMPTY)

  /// The reason of the call that has just failed.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's words, such as `no such file or directory`.
  var message: String {
    switch self {
    case .notRegular: "not a regular file"
    case .danglingLink: "a symbolic link to nothing"
    case .nothingNew: "its file system takes no new files"
    default: unsafe strerror(number).map { unsafe String(cString: $0).clause } ?? "error \(number)"
    }
  }

  static func ~= (pattern: SystemError, error: any Error) -> Bool {
    error as? SystemError == pattern
  }
}
