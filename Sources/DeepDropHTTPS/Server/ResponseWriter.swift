import Synchronization

/// Writes a streamed response, at the pace at which the peer takes it.
public struct ResponseWriter: Sendable {
  let stream: ResponseStream

  /// Hands over bytes, and suspends while the peer has not taken earlier ones.
  ///
  /// - Throws: ``HTTPSError/Code/disconnected`` once the peer is gone.
  public func write(_ bytes: [UInt8]) async throws {
    try await stream.write(bytes)
  }
}

/// A response's bytes on their way from a task to the connection's thread.
final class ResponseStream: Sendable {
  /// A writer with more than this before it waits.
  private static let comfortable = 64 * 1024

  private struct State {
    var pending: [UInt8] = []
    var isFinished = false
    var isGone = false
    /// Of the one writer.
    var waiter: CheckedContinuation<Void, any Error>?
  }

  private let state = Mutex(State())
  private let wake: WakeSignal

  init(wake: WakeSignal) {
    self.wake = wake
  }

  func write(_ bytes: [UInt8]) async throws {
    let mustWait = try state.withLock { state in
      if state.isGone { throw HTTPSError.disconnected }
      state.pending += bytes
      return state.pending.count > Self.comfortable
    }
    wake.send()
    guard mustWait else { return }
    // The peer's going resumes it too, and a cancelled request's peer is let go.
    try await withCheckedThrowingContinuation { continuation in
      let now = state.withLock { state -> Result<Void, any Error>? in
        if state.isGone { return .failure(HTTPSError.disconnected) }
        if state.pending.count <= Self.comfortable { return .success(()) }
        state.waiter = continuation
        return nil
      }
      if let now { continuation.resume(with: now) }
    }
  }

  func finish() {
    state.withLock { $0.isFinished = true }
    wake.send()
  }

  /// The peer takes no more.
  func abandon() {
    let waiter = state.withLock { state in
      state.isGone = true
      state.pending = []
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(throwing: HTTPSError.disconnected)
  }

  /// What the connection finds.
  enum Found {
    case bytes([UInt8])
    case nothingYet
    case end
    case cutShort
  }

  func take(upTo count: Int) -> Found {
    let (found, waiter) = state.withLock {
      state -> (Found, CheckedContinuation<Void, any Error>?) in
      if state.isGone { return (.cutShort, nil) }
      if state.pending.isEmpty { return (state.isFinished ? .end : .nothingYet, nil) }
      let taken = Array(state.pending.prefix(count))
      state.pending.removeFirst(taken.count)
      guard state.pending.count <= Self.comfortable else { return (.bytes(taken), nil) }
      defer { state.waiter = nil }
      return (.bytes(taken), state.waiter)
    }
    waiter?.resume()
    return found
  }
}
