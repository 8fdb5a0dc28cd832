import Glibc

/// Files that only we may read, replaced whole or not at all.
enum PrivateFile {
  /// The content; `nil` when there is no such file, or it is longer than `limit`.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    var content = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = unsafe Glibc.read(file, &content, content.count)
    return count == content.count ? content : nil
  }

  /// Makes the folder where it is missing, and puts the content in the place of the file.
  ///
  /// Not synchronised with the disk: what is kept this way may be lost, but never be half there.
  static func replace(_ path: String, with content: [UInt8]) throws(SystemError) {
    if let slash = path.lastIndex(of: "/") { makeDirectory(String(path[..<slash])) }
    let draft = "\(path).\(getpid()).\(UInt32.random(in: .min ... .max))"
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemError(errno, path) }
    let written = unsafe Glibc.write(file, content, content.count)
    let failure = written == content.count ? 0 : written < 0 ? errno : ENOSPC
    close(file)
    guard failure == 0, unsafe rename(draft, path) == 0 else {
      let reason = failure == 0 ? errno : failure
      unsafe unlink(draft)
      throw SystemError(reason, path)
    }
  }

  /// Closed to everybody else, parents included, as the XDG base directory specification wants it.
  private static func makeDirectory(_ path: String) {
    if unsafe mkdir(path, 0o700) == 0 || errno != ENOENT { return }
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    makeDirectory(String(path[..<slash]))
    // A failure shows when the file is made.
    _ = unsafe mkdir(path, 0o700)
  }
}
