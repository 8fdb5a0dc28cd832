import DeepDropPropertyList

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that goes with this object, or is swept by the next process that makes one.
///
/// It is locked while it is in use, and the system frees the locks of whoever was killed: a folder of
/// ours that nobody has locked is nobody's.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL
  private let lock: Int32

  /// Makes one that nobody else may look into, and sweeps what killed processes left.
  package convenience init() throws(SimulatorError) {
    let parent = FileManager.default.temporaryDirectory
    _ = Self.sweptOnce
    try self.init(in: parent)
  }

  init(in parent: URL) throws(SimulatorError) {
    let name = Self.prefix + UUID().uuidString
    url = parent.appending(path: name, directoryHint: .isDirectory)
    // It gets the name that is swept when it is locked, not before.
    let unlocked = parent.appending(path: ".\(name)", directoryHint: .notDirectory)
      .path(percentEncoded: false)
    guard unsafe mkdir(unlocked, 0o700) == 0 else { throw .unmakeable(url) }
    lock = unsafe open(unlocked, Self.flags)
    // Where a file system has no locks, nothing is swept.
    _ = flock(lock, LOCK_EX | LOCK_NB)
    guard lock >= 0, unsafe rename(unlocked, url.path(percentEncoded: false)) == 0 else {
      unsafe rmdir(unlocked)
      throw .unmakeable(url)
    }
  }

  deinit {
    remove()
    close(lock)
  }

  /// Removes it before its time, with everything in it.
  package func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  // MARK: Sweeping

  private static let prefix = "DeepDrop-"
  private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  private static let sweptOnce: Void = sweep(FileManager.default.temporaryDirectory)

  /// Removes our user's folders in which nobody works.
  static func sweep(_ parent: URL) {
    let path = parent.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where isName(name) {
      // No slash at the end, which would follow a link.
      let folder = parent.appending(path: name, directoryHint: .notDirectory)
      let number = unsafe open(folder.path(percentEncoded: false), flags)
      guard number >= 0 else { continue }
      defer { close(number) }
      var status = stat()
      guard unsafe fstat(number, &status) == 0, status.st_uid == geteuid(),
        flock(number, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private static func isName(_ name: String) -> Bool {
    name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }
}

extension SimulatorError {
  static func unmakeable(_ url: URL) -> Self {
    Self(.noDisk, "The folder \(url.path(percentEncoded: false).quoted) cannot be made.")
  }
}
