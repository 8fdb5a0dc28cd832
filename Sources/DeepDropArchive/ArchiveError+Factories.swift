import DeepDropPropertyList
import DeepDropThreads
import Glibc

extension ArchiveError {
  static let notAnArchive = ArchiveError(
    .notAnArchive,
    "The data is no cpio archive, neither bare nor as gzip or dvzip."
  )
  static let cut = ArchiveError(.cut, "The archive ended before its last member was whole.")
  static let deflateFailed = ArchiveError(.system, "Compressing failed.")
  static let cancelled = ArchiveError(.cancelled, "The transfer was cancelled.")

  static func damaged(_ what: String) -> ArchiveError {
    ArchiveError(.damaged, "The archive is damaged: \(what).")
  }

  static func unsafeName(_ name: String, _ why: String) -> ArchiveError {
    ArchiveError(.unsafeName, "The archive's member \(name.quoted) was refused: \(why).")
  }

  static func unsafeMember(_ name: String, _ kind: String) -> ArchiveError {
    ArchiveError(
      .unsafeMember,
      "The archive's member \(name.quoted) is \(kind); only files and folders are taken."
    )
  }

  static func limit(_ code: Code, _ sentence: String) -> ArchiveError {
    ArchiveError(code, sentence)
  }

  static func nameExists(_ name: String) -> ArchiveError {
    ArchiveError(.nameExists, "\(name.quoted) exists already in the target folder.")
  }

  static func sourceUnreadable(_ path: String, _ why: String) -> ArchiveError {
    ArchiveError(.sourceUnreadable, "“\(path)” cannot be sent: \(why).")
  }

  static func sourceChanged(_ path: String) -> ArchiveError {
    ArchiveError(.sourceChanged, "“\(path)” became shorter while it was being sent.")
  }

  /// The system's words for `errno`; call it right after the failing call.
  static func system(_ action: String, _ status: Int32 = errno) -> ArchiveError {
    guard status != ENOSPC && status != EDQUOT else {
      return limit(.diskFull, "There is no space left on the disk.")
    }
    return ArchiveError(.system, "\(action) failed: \(systemReason(status)).")
  }
}
