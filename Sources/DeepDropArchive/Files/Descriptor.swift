import CDeepDropFiles
import Glibc

/// Owns a file descriptor.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Opens what the caller named; links are followed, as the caller expects.
  static func open(_ path: String, _ flags: Int32) throws(ArchiveError) -> Descriptor {
    let number = unsafe Glibc.open(path, flags | O_CLOEXEC)
    guard number >= 0 else { throw .system("Opening “\(path)”") }
    return Descriptor(owning: number)
  }

  /// Opens below this directory, never through a link; the result of the system call as it is.
  func openBeneath(_ path: String, _ flags: Int32, mode: UInt32 = 0) -> Result<Int32, Errno> {
    let descriptor = unsafe deepdrop_open_beneath(
      number,
      path,
      flags | O_CLOEXEC | O_NOFOLLOW,
      mode
    )
    return descriptor < 0 ? .failure(Errno(value: errno)) : .success(descriptor)
  }

  /// Whether there is something of this name in this directory, be it a link to nothing.
  func holds(_ name: String) -> Bool {
    unsafe faccessat(number, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0
  }

  func status() throws(ArchiveError) -> stat {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .system("Reading a file's size") }
    return status
  }
}

/// What `errno` said after a call.
struct Errno: Error, Hashable {
  let value: Int32
}
