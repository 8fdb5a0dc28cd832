#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Of two runs that edit one file at once, the later would undo what the earlier did.
enum FolderLocks {
  /// Does what no other run may do meanwhile with files of the same folders.
  ///
  /// The folder is locked, for the file itself is another one after each edit. Where a file system
  /// has no locks, or the folder cannot be read, the work is done without.
  static func holding<Result>(
    _ paths: [String],
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // In one order for everybody, or two runs would wait for each other.
    let folders = Set(paths.map(\.canonical.parentDirectory)).sorted()
    let locks = folders.map { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { for lock in locks where lock >= 0 { close(lock) } }
    for lock in locks where lock >= 0 { while flock(lock, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }
}
