import Glibc

/// Threads for calls that block: opening sockets, joining Avahi's thread, never the shared pool.
enum OwnThread {
  /// Starts a detached thread; false when the system has none to give.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    // Retained here for the thread, which releases it in `threadMain`.
    let work = unsafe Unmanaged.passRetained(Work(run))
    var thread = pthread_t()
    guard unsafe pthread_create(&thread, nil, threadMain, work.toOpaque()) == 0 else {
      unsafe work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Runs `work` on a thread of its own and waits for the result without holding a pool thread.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async throws(DiscoveryError) -> Value {
    let value: Value? = await withCheckedContinuation { continuation in
      if !start({ continuation.resume(returning: work()) }) {
        continuation.resume(returning: nil)
      }
    }
    guard let value else { throw .outOfThreads }
    return value
  }
}

private final class Work {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func threadMain(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
