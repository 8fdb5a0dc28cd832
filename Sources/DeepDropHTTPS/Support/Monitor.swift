import Glibc

/// State behind a lock, on whose changes threads can wait.
///
/// For threads of our own only: waiting on the cooperative pool would hold one of its threads.
///
/// `@unchecked Sendable`: `state` is touched only between `pthread_mutex_lock` and `unlock`, and
/// values enter and leave it as `sending` or `Sendable`.
@safe final class Monitor<State: Sendable>: @unchecked Sendable {
  private var state: State
  // Allocated, since a mutex must never move in memory.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ state: State) {
    self.state = state
    // Default attributes: neither call can fail in glibc.
    _ = unsafe pthread_mutex_init(mutex, nil)
    _ = unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    _ = unsafe pthread_cond_destroy(changed)
    _ = unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Runs `body` alone, and wakes nobody.
  func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    _ = unsafe pthread_mutex_lock(mutex)
    defer { _ = unsafe pthread_mutex_unlock(mutex) }
    return try body(&state)
  }

  /// Runs `body` alone, then lets every waiting thread look again.
  func update<Result>(_ body: (inout State) -> Result) -> Result {
    defer { wake() }
    return withLock(body)
  }

  /// Lets every waiting thread look again; best without the lock, which they need at once.
  func wake() {
    _ = unsafe pthread_cond_broadcast(changed)
  }

  /// Blocks the thread until `body` has a result.
  func wait<Result>(_ body: (inout State) -> Result?) -> Result {
    _ = unsafe pthread_mutex_lock(mutex)
    defer { _ = unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      _ = unsafe pthread_cond_wait(changed, mutex)
    }
  }
}
