import CDeepDropTLS
import Glibc

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

  deinit {
    unsafe gnutls_memset(key.data, 0, Int(key.size))
    // `gnutls_free` is a mutable global variable, and always `free` unless somebody sets it.
    unsafe free(key.data)
  }

  /// Lets a session go on with an earlier one, and gives it a ticket; before its first message is
  /// read, and once.
  func use(in session: gnutls_session_t) {
    // Without memory there is no ticket.
    _ = unsafe withUnsafePointer(to: key) { key in
      unsafe gnutls_session_ticket_enable_server(session, key)
    }
  }
}
