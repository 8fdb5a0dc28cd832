#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is open for as long as this value lives.
struct OpenFile: ~Copyable {
  let descriptor: Descriptor

  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    let number = unsafe open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
    descriptor = Descriptor(number: number)
  }

  deinit {
    close(descriptor.number)
  }

  var status: stat {
    get throws(SystemError) {
      var status = stat()
      guard unsafe fstat(descriptor.number, &status) == 0 else { throw .last }
      return status
    }
  }

  /// Refuses a directory, and what may never end: a pipe, a device, a socket.
  func requireRegular() throws(SystemError) {
    let status = try status
    guard !status.isDirectory else { throw SystemError(number: EISDIR) }
    guard status.isRegular else { throw .notRegular }
  }
}

extension stat {
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
  var permissions: mode_t { st_mode & 0o7777 }
}
