import CDeepDropTLS

/// What one side shows of itself, as GnuTLS takes it: a key and certificate, or nothing.
///
/// A server reads them once for all connections, which costs as much as a handshake: GnuTLS signs
/// with the key to see whether it is the certificate's.
///
/// `@unchecked Sendable`: nothing changes after `init`, and GnuTLS lets sessions of any threads
/// share credentials that nobody changes (its manual, "Thread safety").
@safe final class TLSCredentials: @unchecked Sendable {
  private let pointer: gnutls_certificate_credentials_t

  init(_ identity: TLSIdentity?) throws(HTTPSError) {
    var made: gnutls_certificate_credentials_t?
    try GnuTLS.check(
      unsafe gnutls_certificate_allocate_credentials(&made),
      .library,
      "No credentials can be made."
    )
    guard let made = unsafe made else { throw HTTPSError(.library, "No credentials can be made.") }
    unsafe pointer = made
    guard let identity else { return }
    // Whether the key is the certificate's has been seen: GnuTLS would sign with it once more.
    unsafe gnutls_certificate_set_flags(
      made,
      GNUTLS_CERTIFICATE_SKIP_KEY_CERT_MATCH.rawValue
    )
    let status = unsafe GnuTLS.withDatum(identity.pem) { pem in
      unsafe gnutls_certificate_set_x509_key_mem2(made, pem, pem, GNUTLS_X509_FMT_PEM, nil, 0)
    }
    try GnuTLS.check(status, .identity, "“\(identity.path)” holds no usable key and certificate.")
  }

  deinit { unsafe gnutls_certificate_free_credentials(pointer) }

  /// Lets a session that has not begun use them; they must outlive it.
  func use(in session: gnutls_session_t) {
    // Fails only without memory: then the session has none, and no handshake comes about.
    let shared = unsafe UnsafeMutableRawPointer(pointer)
    _ = unsafe gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, shared)
  }
}
