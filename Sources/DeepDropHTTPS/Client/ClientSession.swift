import CDeepDropTLS

/// Owns a client's TLS session over a connected socket.
@safe struct ClientSession: ~Copyable {
  private let pointer: gnutls_session_t
  // The session uses them to its end.
  private let credentials: TLSCredentials

  private init(owning pointer: gnutls_session_t, _ credentials: TLSCredentials) {
    unsafe self.pointer = pointer
    self.credentials = credentials
  }

  deinit { unsafe gnutls_deinit(pointer) }

  /// A session that has not begun; `socket` must outlive it.
  static func make(
    over socket: borrowing FileDescriptor,
    _ options: ClientOptions
  ) throws(HTTPSError) -> ClientSession {
    let credentials = try TLSCredentials(options.identity)
    let failure = "No TLS session can be made."
    var made: gnutls_session_t?
    // One key for the exchange, of the best group. A ticket of TLS 1.2 would always betray what its
    // sessions carried once the peer's key for tickets is known; with 1.3 a new exchange is offered.
    let flags = [
      GNUTLS_CLIENT, GNUTLS_NONBLOCK, GNUTLS_NO_SIGNAL, GNUTLS_NO_TICKETS_TLS12,
      GNUTLS_KEY_SHARE_TOP,
    ]
    .reduce(0) { $0 | $1.rawValue }
    try GnuTLS.check(unsafe gnutls_init(&made, flags), .library, failure)
    guard let made = unsafe made else { throw HTTPSError(.library, failure) }
    let session = unsafe ClientSession(owning: made, credentials)
    // Of the ciphers the fastest of those that a stranger's receiver is sure to have (RFC 8446 §9.1).
    let priorities =
      "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-GROUP-ALL:+GROUP-X25519:+GROUP-ALL"
      + ":-CIPHER-ALL:+AES-128-GCM:+CIPHER-ALL"
    let status = unsafe gnutls_priority_set_direct(made, priorities, nil)
    try GnuTLS.check(status, .library, failure)
    unsafe credentials.use(in: made)
    unsafe gnutls_transport_set_int2(made, socket.number, socket.number)
    if case .tlsPinned(_, let ticket?) = options.security {
      let data = ticket.session
      // A session that took half of it is of no use. A peer may have forgotten; that costs what a
      // first connection costs.
      guard unsafe gnutls_session_set_data(made, data, data.count) == 0 else {
        var first = options
        first.forgetTicket()
        return try make(over: socket, first)
      }
    }
    return session
  }

  /// Goes on with the handshake.
  ///
  /// - Returns: `nil` when it is done, or what the socket is waited for.
  func shakeHands() throws(HTTPSError) -> Direction? {
    let status = unsafe gnutls_handshake(pointer)
    // Not fatal is also a warning of the peer's, after which it goes on as well.
    if status < 0, gnutls_error_is_fatal(status) == 0 {
      return unsafe gnutls_record_get_direction(pointer) == 0 ? .reading : .writing
    }
    try GnuTLS.check(status, .tls, "The peer does not agree on an encrypted connection.")
    return nil
  }

  enum Direction {
    case reading
    case writing
  }

  /// What the peer has shown of itself; `nil` for nothing, or nothing that can be read.
  var peerCertificate: Certificate? {
    unsafe GnuTLS.peerCertificate(of: pointer).flatMap { try? Certificate(der: $0) }
  }

  /// What the peer has given for the next connection; `nil` as long as nothing has come.
  func ticket() -> SessionTicket? {
    // GnuTLS would wait for one.
    let hasCome = GNUTLS_SFLAGS_SESSION_TICKET.rawValue
    guard unsafe gnutls_session_get_flags(pointer) & hasCome != 0 else { return nil }
    let bytes = try? unsafe GnuTLS.exported("session") { datum in
      unsafe gnutls_session_get_data2(pointer, datum)
    }
    return bytes.flatMap(SessionTicket.init(session:))
  }

  func send(_ bytes: UnsafeRawBufferPointer) -> ClientChannel.Sent {
    let count = unsafe gnutls_record_send(pointer, bytes.baseAddress, bytes.count)
    if count >= 0 { return .bytes(count) }
    return gnutls_error_is_fatal(Int32(count)) == 0 ? .blocked : .failed
  }

  func receive(into buffer: UnsafeMutableRawBufferPointer) -> ClientChannel.Received {
    let count = unsafe gnutls_record_recv(pointer, buffer.baseAddress, buffer.count)
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    // Not fatal is also a warning, and a wish for another handshake, which nobody has to grant.
    return gnutls_error_is_fatal(Int32(count)) == 0 ? .nothingYet : .failed
  }

  /// Says that no more will come (RFC 8446 §6.1); the peer may be gone, and then it is all the same.
  func sayGoodbye() {
    _ = unsafe gnutls_bye(pointer, GNUTLS_SHUT_WR)
  }
}
