import Glibc

/// Runs blocking code on a thread of its own, never on the cooperative pool.
package enum BlockingThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts `body` on a new detached thread.
  ///
  /// SIGPIPE is blocked there: libraries write to sockets and pipes whose peer may be gone.
  ///
  /// - Throws: where the system has no thread to give.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
    // Retained here; the new thread, or the failure branch below, releases it.
    let work = unsafe Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status = unsafe pthread_create(&thread, nil, runWork, work.toOpaque())
    guard status == 0 else {
      unsafe work.release()
      throw ThreadError(number: status)
    }
    // Cannot fail: the thread is joinable and nobody joins it.
    _ = pthread_detach(thread)
  }

  fileprivate static func run(_ context: UnsafeMutableRawPointer) {
    let work = unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe sigaddset(&signals, SIGPIPE)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    work.body()
  }

  /// Suspends the task until `body` has run on a thread of its own.
  ///
  /// The task's cancellation does not reach `body`: close what it blocks on.
  package static func run<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      do {
        try start { continuation.resume(with: Swift.Result { try body() }) }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context = unsafe context { unsafe BlockingThread.run(context) }
  return nil
}
