import Glibc

/// Owns one file descriptor and closes it.
struct FileDescriptor: ~Copyable, Sendable {
  let number: Int32

  init(owning number: Int32) {
    self.number = number
  }

  /// Gives the number away; the caller closes it.
  consuming func release() -> Int32 {
    let number = self.number
    discard self
    return number
  }

  deinit {
    // Nothing can be done about a failing close, and on Linux the number is free even then.
    _ = close(number)
  }
}
