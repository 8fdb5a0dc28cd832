import DeepDropThreads
import Glibc

/// A log of what arrived, as JSON lines that only its owner can read.
///
/// It never has more than twice its length: a full file becomes `history.jsonl.1`, and the one that
/// had that name before is gone.
public struct History: Sendable, Hashable {
  /// The file.
  public let path: String
  private let directory: String
  private let maximumLength: Int

  /// A history in a directory, which is made with mode 0700 when it is needed.
  ///
  /// - Parameter maximumLength: when a file is full, in bytes.
  public init(in directory: String, maximumLength: Int = 1 << 20) {
    self.directory = directory
    self.maximumLength = maximumLength
    path = directory + "/history.jsonl"
  }

  /// Adds lines; several receivers may do so at once.
  ///
  /// - Throws: ``SystemError``.
  public func add(_ entries: [HistoryEntry]) async throws {
    let lines = Array(entries.map { $0.line + "\n" }.joined().utf8)
    try await BlockingThread.run { try append(lines) }
  }

  private func append(_ lines: [UInt8]) throws(SystemError) {
    makeDirectory()
    var status = stat()
    if unsafe stat(path, &status) == 0, Int(status.st_size) + lines.count > maximumLength {
      guard unsafe rename(path, path + ".1") == 0 else { throw SystemError(errno, path) }
    }
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { throw SystemError(errno, path) }
    defer { close(descriptor) }
    // In one piece, so that lines of two processes do not mix.
    let count = unsafe write(descriptor, lines, lines.count)
    guard count == lines.count else { throw SystemError(count < 0 ? errno : ENOSPC, path) }
  }

  /// Makes the directory and its parents; what fails here fails clearly when the file is opened.
  private func makeDirectory() {
    var current = ""
    for component in directory.split(separator: "/") {
      current += "/" + component
      _ = unsafe mkdir(current, 0o700)
    }
  }
}
