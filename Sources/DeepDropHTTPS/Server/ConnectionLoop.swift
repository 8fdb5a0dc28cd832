import CDeepDropMicrohttpd
import CDeepDropTLS
import Glibc

/// One connection, run by its own thread from the handshake to the close.
///
/// Every member is used on that thread alone: libmicrohttpd polls nothing itself and calls back
/// only from within `MHD_run`. Owning the poll is what lets a handler's answer, a vanished peer, a
/// stop and every time limit act at once.
@safe final class ConnectionLoop {
  /// What the connection is waiting for, and until when.
  enum Phase {
    case head(deadline: ContinuousClock.Instant)
    case body(BodyMeter)
    /// The body was given up; the handler may still say so to the peer.
    case refused(deadline: ContinuousClock.Instant)
    case response(deadline: ContinuousClock.Instant)
    case idle(deadline: ContinuousClock.Instant)
  }

  let connection: ServerConnection
  let configuration: ServerConfiguration
  let secrets: ServerSecrets?
  let socket: FileDescriptor
  let begin: (Exchange) -> Void

  var phase: Phase
  var transport: PeerTransport
  var nameHook: ServerNameHook?
  var target = ""
  var exchange: Exchange?
  /// The answer is there, but the rest of the body is read first, to keep the connection.
  var isDiscarding = false
  var isClosed = false
  private var stopDeadline: ContinuousClock.Instant?

  var limits: ServerLimits { configuration.limits }

  init(
    _ connection: ServerConnection,
    _ configuration: ServerConfiguration,
    _ secrets: ServerSecrets?,
    socket: consuming FileDescriptor,
    begin: @escaping (Exchange) -> Void
  ) {
    self.connection = connection
    self.configuration = configuration
    self.secrets = secrets
    transport = PeerTransport(socket: socket.number)
    self.socket = socket
    self.begin = begin
    phase = .head(deadline: .now + configuration.limits.headTime)
  }

  func run() {
    // Unretained: the daemon lives in this call, and `self` beyond it.
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    guard let daemon = unsafe startDaemon(context), addSocket(to: daemon) else { return }
    while !isClosed, step(daemon) {}
    if let answer = earlyAnswer { transport.send(answer) }
    // Before the daemon's end, which shuts the socket for reading: what comes then is a reset.
    if !connection.isStopping { transport.linger() }
    close(daemon)
  }

  /// False when the connection is to be closed.
  private func step(_ daemon: borrowing DaemonHandle) -> Bool {
    guard unsafe MHD_run(daemon.pointer) == .YES, !isClosed, earlyAnswer == nil else {
      return false
    }
    if connection.isStopping {
      let deadline = stopDeadline ?? .now + .seconds(2)
      stopDeadline = deadline
      guard exchange != nil, .now < deadline else { return false }
    }
    guard let wait = remainingTime() else { return false }
    let before = ContinuousClock.now
    let wakeUp = pollDaemon(daemon, for: wait)
    advance(wakeUp, waited: .now - before)
    return true
  }

  /// The handler's answer to a body that is not at its end, which the library could not send.
  private var earlyAnswer: ServerResponse? {
    guard !isDiscarding, let response = exchange?.response else { return nil }
    // A streamed answer waits for the end of the body, which is thrown away.
    guard case .bytes = response.body else { return nil }
    switch phase {
    case .body, .refused: return response
    case .head, .response, .idle: return nil
    }
  }

  // MARK: Time

  /// How long to wait for the peer; nil when its time is up.
  private func remainingTime() -> Duration? {
    let remaining: Duration
    switch phase {
    case .head(let deadline), .refused(let deadline), .response(let deadline),
      .idle(let deadline):
      remaining = deadline - .now
    case .body(let meter):
      remaining = meter.remaining
    }
    let wait = stopDeadline.map { min(remaining, $0 - .now) } ?? remaining
    return wait > .zero ? wait : nil
  }

  private func advance(_ wakeUp: WakeUp, waited: Duration) {
    switch phase {
    case .idle where wakeUp == .peer:
      phase = .head(deadline: .now + limits.headTime)
    case .response where wakeUp != .nothing:
      phase = .response(deadline: .now + limits.idleTime)
    case .body(var meter):
      meter.add(waited)
      if meter.isTooSlow {
        exchange?.request.body.source.pipe.fail(.slowBody)
        isDiscarding = false
        phase = .refused(deadline: .now + .seconds(2))
      } else {
        phase = .body(meter)
      }
    case .head, .refused, .response, .idle: break
    }
  }

  // MARK: The daemon

  private func startDaemon(_ context: UnsafeMutableRawPointer) -> DaemonHandle? {
    let pointer = unsafe deepdrop_mhd_start(
      secrets == nil ? nil : "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2",
      128 * 1024,
      requestArrived,
      connectionChanged,
      requestCompleted,
      targetArrived,
      context
    )
    guard let pointer = unsafe pointer else { return nil }
    return unsafe DaemonHandle(owning: pointer)
  }

  /// Gives the library a descriptor of its own: it closes that one, we poll and linger on ours.
  private func addSocket(to daemon: borrowing DaemonHandle) -> Bool {
    let copy = fcntl(socket.number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return false }
    let (address, length) = connection.peer.socketAddress
    return unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        // Closes `copy` when it refuses it.
        unsafe MHD_add_connection(daemon.pointer, copy, pointer, length) == .YES
      }
    }
  }

  private func close(_ daemon: consuming DaemonHandle) {}

  private enum WakeUp {
    case nothing
    /// The daemon has not tried yet whether the peer has something.
    case daemon
    case peer
  }

  /// Waits until the daemon has work.
  private func pollDaemon(_ daemon: borrowing DaemonHandle, for wait: Duration) -> WakeUp {
    var asked: UInt64 = 0
    let isAsked = unsafe MHD_get_timeout(daemon.pointer, &asked) == .YES
    if isAsked, asked == 0 {
      // While the handshake waits for the peer the library would be run without a pause.
      if target.isEmpty { transport.waitInHandshake(wake: connection.wake, atMost: wait) }
      return .daemon
    }
    exchange?.request.body.source.pipe.flush()
    let milliseconds = min(wait.milliseconds, isAsked ? Int(clamping: asked) : .max)
    var events = [
      pollfd(
        fd: unsafe deepdrop_mhd_epoll(daemon.pointer),
        events: Int16(POLLIN),
        revents: 0
      ),
      pollfd(fd: connection.wake.number, events: Int16(POLLIN), revents: 0),
    ]
    _ = unsafe poll(&events, 2, Int32(clamping: milliseconds))
    if events[1].revents != 0 { connection.wake.clear() }
    return events[0].revents != 0 ? .peer : .nothing
  }

  /// Waits for the handler; false when the peer or the server is gone.
  func waitForHandler(until isReady: () -> Bool) -> Bool {
    while true {
      // Cleared before looking: a signal sent after the look is then still pending.
      connection.wake.clear()
      if isReady() { return true }
      if connection.isStopping, stopDeadline == nil { stopDeadline = .now + .seconds(2) }
      let wait = stopDeadline.map { ($0 - .now).milliseconds } ?? -1
      if stopDeadline != nil, wait <= 0 { return false }
      let hangUp: Int16 = 0x2000  // POLLRDHUP, which the Glibc module leaves out
      var events = [
        pollfd(fd: socket.number, events: hangUp, revents: 0),
        pollfd(fd: connection.wake.number, events: Int16(POLLIN), revents: 0),
      ]
      _ = unsafe poll(&events, 2, Int32(clamping: wait))
      if events[0].revents != 0 { return false }
    }
  }
}
