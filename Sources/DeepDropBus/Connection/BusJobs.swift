import CDeepDropSystemBus
import Glibc
import Synchronization

/// What a bus's thread is asked to do, by others; and the bell that wakes it.
final class BusJobs: Sendable {
  typealias Completion = @Sendable (Result<[BusValue], BusError>) -> Void

  enum Job: Sendable {
    case call(BusMessage, limit: Duration, Completion)
    case emit(BusMessage)
    case close
  }

  private struct State {
    var jobs: [Job] = []
    var isOver = false
  }

  private let state = Mutex(State())
  /// Readable while there is something to do.
  let bell: Int32

  init() throws(BusError) {
    bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard bell >= 0 else { throw .failed(-errno) }
  }

  deinit {
    close(bell)
  }

  /// False when the thread is gone, or about to go.
  func add(_ job: Job) -> Bool {
    let isAdded = state.withLock { state in
      if !state.isOver { state.jobs.append(job) }
      return !state.isOver
    }
    // Fails only when 2^64-1 rings are pending, and then the thread wakes anyway.
    if isAdded { _ = eventfd_write(bell, 1) }
    return isAdded
  }

  func takeAll() -> [Job] {
    var count: eventfd_t = 0
    // Fails only when nothing was pending.
    _ = unsafe eventfd_read(bell, &count)
    return state.withLock { state in
      defer { state.jobs.removeAll() }
      return state.jobs
    }
  }

  /// Takes no more; what was not done fails.
  func end() {
    let left = state.withLock { state in
      state.isOver = true
      defer { state.jobs.removeAll() }
      return state.jobs
    }
    for case .call(_, _, let completion) in left { completion(.failure(.lost)) }
  }
}
