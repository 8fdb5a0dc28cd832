#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A small file, by the system's own calls.
///
/// The one place where the core calls the system itself, see Proposals/system-file.md.
/// Foundation waits for the disk after each write, looks up the owner's name before it tells a
/// file's size, and opens the file anew to read it, when it may have become another one. `fstat` is
/// not called: it tells dates too, for which iOS wants a declared reason.
package struct SystemFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file to be read; a pipe is opened at once, even when nobody writes to it.
  package init(reading path: String) throws {
    try self.init(path, O_RDONLY | O_NONBLOCK)
  }

  /// Makes a file that nobody else has.
  private init(creating path: String) throws {
    try self.init(path, O_WRONLY | O_CREAT | O_EXCL)
  }

  /// Puts a whole file in a place: whoever reads there finds what was there before, or all of it.
  package static func replace(_ path: String, with bytes: [UInt8]) throws {
    let part = path + "." + UUID().uuidString
    do {
      try SystemFile(creating: part).append(bytes)
      guard unsafe rename(part, path) == 0 else { throw lastError }
    } catch {
      unsafe unlink(part)
      throw error
    }
  }

  private init(_ path: String, _ flags: Int32) throws {
    descriptor = unsafe open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.lastError }
  }

  deinit {
    close(descriptor)
  }

  /// The number of bytes in a regular file; 0 where there is no such number.
  var count: Int { max(0, Int(lseek(descriptor, 0, SEEK_END))) }

  /// The bytes that follow, up to a number of them.
  package func bytes(atMost limit: Int) throws -> [UInt8] {
    try unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit {
        let step = unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), limit - count)
        guard step >= 0 else { throw Self.lastError }
        guard step > 0 else { return }
        count += step
      }
    }
  }

  /// Appends all of the bytes.
  private func append(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let step = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard step >= 0 else { throw Self.lastError }
      rest = rest.dropFirst(step)
    }
  }

  private static var lastError: any Error {
    switch errno {
    case EISDIR: LinkError.notAFile
    case ENOENT, ENOTDIR: CocoaError(.fileReadNoSuchFile)
    default: CocoaError(.fileReadUnknown)
    }
  }
}
