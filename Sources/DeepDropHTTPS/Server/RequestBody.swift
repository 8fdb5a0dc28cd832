import DeepDropThreads
import Synchronization

/// A request's body, read once and by one reader.
///
/// Nothing is read from the peer before the first read, and `100 Continue` goes out only then: a
/// handler that answers without reading refuses the body. A slow reader slows the peer.
public struct RequestBody: Sendable {
  let source: BodySource

  /// The length the peer has announced; nil when it sends chunks.
  public var announcedLength: Int? { source.announcedLength }

  /// Reads what has come, blocking the thread until something has; 0 at the end.
  ///
  /// For threads of your own, never in a task: it blocks as long as the peer likes.
  ///
  /// - Throws: ``HTTPSError/Code/disconnected`` when the peer is gone or the request is cancelled,
  ///   ``HTTPSError/Code/stalled`` when it is too slow.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(HTTPSError) -> Int {
    source.want()
    return try unsafe source.pipe.read(into: buffer)
  }

  /// Reads the whole body.
  ///
  /// - Parameter limit: The most bytes to accept; a body announced as larger is not begun.
  /// - Throws: ``HTTPSError/Code/tooLarge``, and what ``read(into:)`` throws.
  public func collect(limit: Int) async throws -> [UInt8] {
    if let announcedLength, announcedLength > limit { throw HTTPSError.bodyTooLarge(limit: limit) }
    if announcedLength == 0 { return [] }
    return try await withTaskCancellationHandler {
      try await BlockingThread.run { try collectBlocking(limit: limit) }
    } onCancel: {
      source.pipe.abandon()
    }
  }

  private func collectBlocking(limit: Int) throws(HTTPSError) -> [UInt8] {
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = try unsafe block.withUnsafeMutableBufferPointer { buffer throws(HTTPSError) in
        try unsafe read(into: UnsafeMutableRawBufferPointer(buffer))
      }
      if count == 0 { return all }
      guard all.count + count <= limit else { throw .bodyTooLarge(limit: limit) }
      all += block[..<count]
    }
  }
}

/// What the connection's thread and the body's reader share.
final class BodySource: Sendable {
  let announcedLength: Int?
  let pipe = BytePipe()
  private let wake: WakeSignal
  private let isWantedState = Mutex(false)

  init(announcedLength: Int?, wake: WakeSignal) {
    self.announcedLength = announcedLength
    self.wake = wake
    if announcedLength == 0 { pipe.finish() }
  }

  var isWanted: Bool { isWantedState.withLock { $0 } }

  func want() {
    let isNew = isWantedState.withLock { isWanted in
      defer { isWanted = true }
      return !isWanted
    }
    if isNew { wake.send() }
  }
}
