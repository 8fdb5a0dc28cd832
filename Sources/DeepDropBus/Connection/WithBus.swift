import DeepDropThreads
import Glibc
import Synchronization

/// Runs `body` with a connection to a bus, and closes it.
///
/// Nothing that blocks happens on the task's thread. Cancelling the task while the bus is being
/// opened does not wait for that: what opens then closes by itself.
///
/// - Throws: `BusError` when there is no bus, `CancellationError`, and what `body` throws.
package func withBus<Result>(
  _ address: BusAddress,
  as role: BusRole = BusRole(),
  _ body: (BusConnection) async throws -> Result
) async throws -> Result {
  let opening = try Opening()
  try await opening.run(address, role)
  defer { _ = opening.jobs.add(.close) }
  return try await body(BusConnection(jobs: opening.jobs))
}

/// Waits for a bus to open, or for nobody to want it any more.
private final class Opening: Sendable {
  let jobs: BusJobs
  private let waiting = Mutex<CheckedContinuation<Void, any Error>?>(nil)

  init() throws(BusError) {
    jobs = try BusJobs()
  }

  func run(_ address: BusAddress, _ role: BusRole) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting.withLock { $0 = continuation }
        // The handler may have run before this: then nobody would ever wake the continuation.
        guard !Task.isCancelled else { return resume(throwing: CancellationError()) }
        do throws(ThreadError) {
          try BlockingThread.start { self.open(address, role) }
        } catch {
          resume(throwing: BusError.failed(-error.number))
        }
      }
    } onCancel: {
      resume(throwing: CancellationError())
    }
  }

  private func open(_ address: BusAddress, _ role: BusRole) {
    do throws(BusError) {
      let loop = try BusLoop(address, jobs, role)
      resume(throwing: nil)
      loop.run()
    } catch {
      resume(throwing: error)
    }
  }

  /// The first ending counts; a bus that nobody wants any more is closed.
  private func resume(throwing error: (any Error)?) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    guard let error else {
      continuation?.resume()
      return
    }
    continuation?.resume(throwing: error)
    _ = jobs.add(.close)
  }
}
