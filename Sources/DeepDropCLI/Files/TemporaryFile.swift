#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is whole before it has its name, and gone if it never gets one.
struct TemporaryFile: ~Copyable {
  private let path: String
  private let file: OpenFile

  /// Creates it beside the file it is for: a rename does not cross file systems.
  init(in directory: String) throws(SystemError) {
    let name = ".deepdrop-\(String(UInt64.random(in: 0...(.max)), radix: 36))"
    path = directory.appendingPathComponent(name)
    do throws(SystemError) {
      file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
    } catch {
      // Where no file can be made, /proc says that the one to be made is not there.
      throw error == .missing && Self.isThere(directory) ? .nothingNew : error
    }
  }

  /// A directory that was deleted while somebody is in it has no link left.
  private static func isThere(_ directory: String) -> Bool {
    var status = stat()
    return unsafe stat(directory.isEmpty ? "." : directory, &status) == 0 && status.isDirectory
      && status.st_nlink > 0
  }

  deinit {
    // Once renamed there is nothing of this name any more.
    unsafe unlink(path)
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try file.descriptor.writeAll(bytes)
  }

  /// Waits until the content is on the disk, for a rename may get there first.
  func synchronize() throws(SystemError) {
    guard fsync(file.descriptor.number) == 0 else { throw .last }
  }

  /// Takes over who may do what with another file.
  func copyPermissions(of original: stat) throws(SystemError) {
    // Only root may give a file away; anybody else remains its owner.
    _ = fchown(file.descriptor.number, original.st_uid, original.st_gid)
    guard fchmod(file.descriptor.number, original.permissions) == 0 else { throw .last }
  }

  /// Takes the place of what is there.
  consuming func replace(_ target: String) throws(SystemError) {
    guard unsafe rename(path, target) == 0 else { throw .last }
  }

  /// Takes a name that nothing has.
  ///
  /// - Returns: whether the name was free.
  func publish(as target: String) throws(SystemError) -> Bool {
    if unsafe link(path, target) == 0 { return true }
    switch errno {
    case EEXIST: return false
    case EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS: return try claim(target)
    default: throw .last
    }
  }

  /// FAT and some network file systems have no links: take the name first, then its place.
  func claim(_ target: String) throws(SystemError) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let number = unsafe open(target, flags, 0o666)
    if number < 0, errno == EEXIST { return false }
    guard number >= 0 else { throw .last }
    close(number)
    guard unsafe rename(path, target) == 0 else {
      let error = SystemError.last
      unsafe unlink(target)
      throw error
    }
    return true
  }
}
