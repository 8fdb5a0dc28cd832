#if os(Linux)
  import Glibc
  import Synchronization

  /// Runs an asynchronous command to its end while the main thread waits for signals.
  ///
  /// The first SIGINT, SIGTERM or SIGHUP cancels the command's task, so that it cleans up; a second
  /// one ends the process at once.
  enum Waiting {
    /// - Parameter interrupted: called before the task is cancelled.
    static func run(
      onInterruption interrupted: () -> Void = {},
      _ body: @escaping @Sendable () async throws(Failure) -> ExitStatus
    ) throws(Failure) -> ExitStatus {
      // Before any other thread exists: they all inherit the mask, and this one takes the signals.
      var signals = Signals.endings
      unsafe sigaddset(&signals, done)
      unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
      let waiting = pthread_self()
      let outcome = Outcome()
      let task = Task {
        do throws(Failure) {
          outcome.set(.success(try await body()))
        } catch {
          outcome.set(.failure(error))
        }
        pthread_kill(waiting, done)
      }
      var isInterrupted = false
      while true {
        var signal: Int32 = 0
        guard unsafe sigwait(&signals, &signal) == 0 else { continue }
        if signal == done { break }
        guard !isInterrupted else { _exit(ExitStatus.interrupted.code) }
        isInterrupted = true
        interrupted()
        task.cancel()
      }
      let status = try outcome.get()
      return isInterrupted ? .interrupted : status
    }

    /// How the task wakes the main thread; nobody else sends it.
    private static let done = SIGUSR2

    private final class Outcome: Sendable {
      private let result = Mutex(Result<ExitStatus, Failure>.success(.interrupted))

      func set(_ value: Result<ExitStatus, Failure>) { result.withLock { $0 = value } }

      func get() throws(Failure) -> ExitStatus { try result.withLock { $0 }.get() }
    }
  }
#else
  import Foundation

  /// Runs an asynchronous command to its end; signals end the process as the system has it.
  enum Waiting {
    static func run(
      _ body: @escaping @Sendable () async throws(Failure) -> ExitStatus
    ) throws(Failure) -> ExitStatus {
      let outcome = Outcome()
      let done = DispatchSemaphore(value: 0)
      Task {
        do throws(Failure) {
          outcome.result = .success(try await body())
        } catch {
          outcome.result = .failure(error)
        }
        done.signal()
      }
      done.wait()
      return try outcome.result.get()
    }

    /// Sendable: it is written before the semaphore is signalled, and read after that was waited for.
    private final class Outcome: @unchecked Sendable {
      var result = Result<ExitStatus, Failure>.success(.interrupted)
    }
  }
#endif
