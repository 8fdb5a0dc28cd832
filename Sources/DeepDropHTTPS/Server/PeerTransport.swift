import CDeepDropTLS
import Glibc

/// The connection beneath libmicrohttpd, for what the library cannot do: answer in the middle of
/// a request's body, and close without losing the answer.
///
/// Used by the connection's thread between two calls of `MHD_run`, never during one.
@safe struct PeerTransport {
  private let socket: Int32
  private var session: gnutls_session_t?

  init(socket: Int32) {
    self.socket = socket
  }

  mutating func use(session: gnutls_session_t) {
    unsafe self.session = session
  }

  /// What the peer has shown of itself; nil for nothing, or nothing that can be read.
  var peerCertificate: Certificate? {
    guard let session = unsafe session, let der = unsafe GnuTLS.peerCertificate(of: session) else {
      return nil
    }
    return try? Certificate(der: der)
  }

  /// Waits for the peer when the library waits for nothing else.
  ///
  /// Not for long: what it has read already it may still have to look at.
  func waitInHandshake(wake: WakeSignal, atMost time: Duration) {
    guard let session = unsafe session, unsafe gnutls_record_get_direction(session) == 0,
      unsafe gnutls_record_check_pending(session) == 0
    else { return }
    var events = [
      pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.number, events: Int16(POLLIN), revents: 0),
    ]
    _ = unsafe poll(&events, 2, Int32(clamping: min(time, .milliseconds(50)).milliseconds))
  }

  /// Sends a response as the last thing on this connection.
  func send(_ response: ServerResponse) {
    var fields = response.fields
    fields["Connection"] = "close"
    var content: [UInt8] = []
    if case .bytes(let bytes) = response.body { content = bytes }
    fields["Content-Length"] = String(content.count)
    var head = "HTTP/1.1 \(response.status) \(response.status < 400 ? "OK" : "Refused")\r\n"
    for field in fields.fields { head += "\(field.name): \(field.value)\r\n" }
    guard write(Array((head + "\r\n").utf8) + content) else { return }
    guard let session = unsafe session else { return }
    // Says that no more will come; the peer may be gone, and then it does not matter.
    _ = unsafe gnutls_bye(session, GNUTLS_SHUT_WR)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    let deadline = ContinuousClock.now + .seconds(5)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        if let session = unsafe session {
          unsafe gnutls_record_send(session, bytes.baseAddress, bytes.count)
        } else {
          unsafe Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        }
      }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      let mayContinue =
        unsafe session == nil
        ? errno == EAGAIN || errno == EINTR
        : count == Int(GNUTLS_E_AGAIN) || count == Int(GNUTLS_E_INTERRUPTED)
      guard mayContinue, wait(Int16(POLLOUT), until: deadline) else { return false }
    }
    return true
  }

  /// Reads on for a moment after the last answer.
  ///
  /// A close with unread bytes resets the connection, and the peer's system may then throw away
  /// the answer before the peer has read it.
  func linger() {
    _ = shutdown(socket, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + .seconds(1)
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while wait(Int16(POLLIN), until: deadline) {
      guard unsafe recv(socket, &buffer, buffer.count, 0) > 0 else { return }
    }
  }

  private func wait(_ events: Int16, until deadline: ContinuousClock.Instant) -> Bool {
    let remaining = (deadline - .now).milliseconds
    guard remaining > 0 else { return false }
    var event = pollfd(fd: socket, events: events, revents: 0)
    return unsafe poll(&event, 1, Int32(clamping: remaining)) == 1
  }
}
