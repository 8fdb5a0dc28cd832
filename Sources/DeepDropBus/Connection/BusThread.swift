import Glibc

/// Starts threads for what blocks: loading the library, opening a bus, waiting for it.
enum BusThread {
  /// Starts a detached thread; false when the system has none to give.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    // Retained here for the thread, which releases it in `threadMain`.
    let work = unsafe Unmanaged.passRetained(Work(run))
    var thread = pthread_t()
    guard unsafe pthread_create(&thread, nil, threadMain, work.toOpaque()) == 0 else {
      unsafe work.release()
      return false
    }
    // Cannot fail: the thread is joinable and nobody joins it.
    _ = pthread_detach(thread)
    return true
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
