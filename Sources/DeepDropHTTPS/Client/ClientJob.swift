import Glibc
import Synchronization

/// A request on its way through the connection's thread.
final class ClientJob: Sendable {
  let request: ClientRequest
  let progress: @Sendable (Int) -> Void
  private let wake: WakeSignal
  private let isCancelledState = Mutex(false)
  private let continuation = Mutex<CheckedContinuation<ClientResponse, any Error>?>(nil)

  init(_ request: ClientRequest, progress: @escaping @Sendable (Int) -> Void, wake: WakeSignal) {
    self.request = request
    self.progress = progress
    self.wake = wake
  }

  var isCancelled: Bool { isCancelledState.withLock { $0 } }

  func begin(_ continuation: CheckedContinuation<ClientResponse, any Error>) {
    self.continuation.withLock { $0 = continuation }
  }

  func cancel() {
    isCancelledState.withLock { $0 = true }
    wake.send()
  }

  func finish(_ result: Result<ClientResponse, any Error>) {
    continuation.withLock { $0.take() }?.resume(with: result)
  }

  /// Blocks the thread until the socket is ready, a streamed body goes on, or the time is up.
  ///
  /// - Throws: `CancellationError`, also while the request waits.
  func wait(
    for socket: borrowing FileDescriptor,
    toBe ready: Int32,
    atMost time: Duration
  ) throws(CancellationError) {
    var events = [
      pollfd(fd: socket.number, events: Int16(ready), revents: 0),
      pollfd(fd: wake.number, events: Int16(POLLIN), revents: 0),
    ]
    _ = unsafe poll(&events, 2, Int32(clamping: time.milliseconds))
    if events[1].revents != 0 { wake.clear() }
    if isCancelled { throw CancellationError() }
  }
}
