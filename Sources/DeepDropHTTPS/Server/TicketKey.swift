import CDeepDropTLS

/// What a server encrypts its session tickets with, so that it need not remember sessions itself
/// (RFC 8446 §4.6.1); it ends with the server.
///
/// `@unchecked Sendable`: nothing changes after `init`, and sessions copy it.
@safe final class TicketKey: @unchecked Sendable {
  private let key: gnutls_datum_t

  init() throws(HTTPSError) {
    var made = unsafe gnutls_datum_t()
    let status = unsafe gnutls_session_ticket_key_generate(&made)
    try GnuTLS.check(status, .library, "No key for session tickets can be made.")
    unsafe key = made
  }

  deinit { _ = unsafe GnuTLS.bytes(taking: key) }

  /// Lets a session that has not begun go on with an earlier one, and gives it a ticket.
  func use(in session: gnutls_session_t) {
    // Fails only without memory: then there is no ticket.
    _ = unsafe withUnsafePointer(to: key) { key in
      unsafe gnutls_session_ticket_enable_server(session, key)
    }
  }
}
