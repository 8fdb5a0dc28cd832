import CDeepDropFiles
import Glibc

/// A file that is being written.
final class OpenFile {
  private let descriptor: Descriptor
  private let modified: UInt64
  private var length = 0
  private var startOfPart = 0

  /// A file whose date will be `modified`, in seconds since 1970; 0 for none.
  init(_ descriptor: consuming Descriptor, modified: UInt64) {
    self.descriptor = descriptor
    self.modified = modified
  }

  deinit {
    guard modified > 0, let seconds = Int(exactly: modified) else { return }
    // A date that the file system cannot hold is no reason to refuse the file.
    _ = deepdrop_set_modified(descriptor.number, seconds)
  }

  func write(_ bytes: Span<UInt8>) throws(ArchiveError) {
    var failure: ArchiveError?
    unsafe bytes.withUnsafeBufferPointer { source in
      var rest = unsafe UnsafeRawBufferPointer(source)[...]
      while unsafe !rest.isEmpty {
        let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
        let count = unsafe Glibc.write(descriptor.number, part.baseAddress, part.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          failure = .system("Writing a file")
          return
        }
        writeBehind(count)
        unsafe rest = rest.dropFirst(count)
      }
    }
    if let failure { throw failure }
  }

  /// Waits until everything is on the disk.
  func synchronize() throws(ArchiveError) {
    guard fsync(descriptor.number) == 0 else { throw .system("Writing to the disk") }
  }

  /// Keeps the upload at the pace of the disk: what is left to be written at its end is little, and
  /// the sender does not wait so long for the answer that it gives up.
  private func writeBehind(_ count: Int) {
    length += count
    guard length - startOfPart >= Self.partLength else { return }
    deepdrop_write_behind(descriptor.number, startOfPart, Self.partLength)
    startOfPart += Self.partLength
  }

  private static let partLength = 64 << 20
}
