import DeepDropThreads
import Glibc

/// A directory that belongs to us and that nobody else may enter.
struct PrivateDirectory: ~Copyable {
  private static let maximumFileSize = 64 * 1024

  private let path: String
  private let descriptor: FileDescriptor

  private init(_ path: String, owning descriptor: consuming FileDescriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Makes the directory where it is missing, and opens it.
  static func open(_ path: String) throws(HTTPSError) -> PrivateDirectory {
    guard path.hasPrefix("/") else {
      throw HTTPSError(.identity, "“\(path)” must be an absolute path.")
    }
    make(path)
    let number = unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard number >= 0 else {
      throw HTTPSError(
        .identity,
        "The directory “\(path)” cannot be opened.",
        detail: systemReason(errno)
      )
    }
    let descriptor = FileDescriptor(owning: number)
    _ = try checkOwnership(number, S_IFDIR, path)
    return PrivateDirectory(path, owning: descriptor)
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  /// The content of a private file; nil when there is none.
  func read(_ name: String) throws(HTTPSError) -> [UInt8]? {
    let number = unsafe openat(
      descriptor.number,
      name,
      O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    )
    guard number >= 0 else {
      if errno == ENOENT { return nil }
      throw HTTPSError(
        .identity,
        "“\(path(of: name))” cannot be read.",
        detail: systemReason(errno)
      )
    }
    let file = FileDescriptor(owning: number)
    let size = try Self.checkOwnership(file.number, S_IFREG, path(of: name))
    guard size <= Self.maximumFileSize else {
      throw HTTPSError(.identity, "“\(path(of: name))” is too large to be an identity.")
    }
    var content = [UInt8](repeating: 0, count: size)
    let count = unsafe Glibc.read(file.number, &content, size)
    guard count == size else {
      throw HTTPSError(
        .identity,
        "“\(path(of: name))” cannot be read.",
        detail: systemReason(errno)
      )
    }
    return content
  }

  /// Stores a file whole or not at all, and returns what is stored there in the end: the content
  /// of whoever was first.
  func create(_ name: String, _ content: [UInt8]) throws(HTTPSError) -> [UInt8] {
    let draft = "\(name).\(getpid()).\(UInt32.random(in: .min ... .max))"
    do {
      try write(draft, content)
    } catch {
      _ = unsafe unlinkat(descriptor.number, draft, 0)
      throw error
    }
    // Unlike a rename, a link never replaces what another process put there.
    let status = unsafe linkat(descriptor.number, draft, descriptor.number, name, 0)
    let failure = errno
    _ = unsafe unlinkat(descriptor.number, draft, 0)
    guard status == 0 || failure == EEXIST else {
      throw HTTPSError(
        .identity,
        "“\(path(of: name))” cannot be written.",
        detail: systemReason(failure)
      )
    }
    guard let stored = try read(name) else {
      throw HTTPSError(.identity, "“\(path(of: name))” was removed while it was made.")
    }
    return stored
  }

  private func write(_ name: String, _ content: [UInt8]) throws(HTTPSError) {
    let number = unsafe openat(
      descriptor.number,
      name,
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      0o600
    )
    guard number >= 0 else {
      throw HTTPSError(
        .identity,
        "“\(path(of: name))” cannot be written.",
        detail: systemReason(errno)
      )
    }
    let file = FileDescriptor(owning: number)
    let count = unsafe Glibc.write(file.number, content, content.count)
    guard count == content.count, fsync(file.number) == 0 else {
      throw HTTPSError(
        .identity,
        "“\(path(of: name))” cannot be written.",
        detail: systemReason(errno)
      )
    }
  }

  /// Makes the directory and its parents; what fails here fails clearly when it is opened.
  private static func make(_ path: String) {
    var current = ""
    for component in path.split(separator: "/") {
      current += "/" + component
      _ = unsafe mkdir(current, 0o700)
    }
  }

  private static func checkOwnership(
    _ number: Int32,
    _ kind: mode_t,
    _ path: String
  ) throws(HTTPSError) -> Int {
    var status = stat()
    guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == kind else {
      throw HTTPSError(.identity, "“\(path)” is of the wrong kind.")
    }
    guard status.st_uid == geteuid() else {
      throw HTTPSError(.identity, "“\(path)” belongs to another user.")
    }
    guard status.st_mode & 0o077 == 0 else {
      let parts = path.split(separator: "'", omittingEmptySubsequences: false)
      throw HTTPSError(
        .identity,
        """
        “\(path)” is open to other users; take their rights away \
        (chmod go= '\(parts.joined(separator: "'\\''"))').
        """
      )
    }
    return Int(status.st_size)
  }
}
