import CDeepDropTLS

/// Owns a GnuTLS certificate object.
@safe struct CertificateHandle: ~Copyable {
  let pointer: gnutls_x509_crt_t

  private init(owning pointer: gnutls_x509_crt_t) {
    unsafe self.pointer = pointer
  }

  static func empty() throws(HTTPSError) -> CertificateHandle {
    var made: gnutls_x509_crt_t?
    try GnuTLS.check(unsafe gnutls_x509_crt_init(&made), .library, "No certificate can be made.")
    guard let made = unsafe made else { throw HTTPSError(.library, "No certificate can be made.") }
    return unsafe CertificateHandle(owning: made)
  }

  static func reading(
    _ bytes: [UInt8],
    _ format: gnutls_x509_crt_fmt_t
  ) throws(HTTPSError) -> CertificateHandle {
    let handle = try empty()
    let status = unsafe GnuTLS.withDatum(bytes) { datum in
      unsafe gnutls_x509_crt_import(handle.pointer, datum, format)
    }
    try GnuTLS.check(status, .identity, "The certificate cannot be read.")
    return handle
  }

  deinit { unsafe gnutls_x509_crt_deinit(pointer) }

  func export(_ format: gnutls_x509_crt_fmt_t) throws(HTTPSError) -> [UInt8] {
    try unsafe GnuTLS.exported("certificate") { datum in
      unsafe gnutls_x509_crt_export2(pointer, format, datum)
    }
  }

  func publicKeyDigest() throws(HTTPSError) -> [UInt8] {
    try unsafe GnuTLS.publicKeyDigest(of: "certificate") { flags, digest, size in
      unsafe gnutls_x509_crt_get_key_id(pointer, flags, digest, size)
    }
  }
}

/// Owns a GnuTLS private key object.
@safe struct PrivateKeyHandle: ~Copyable {
  let pointer: gnutls_x509_privkey_t

  private init(owning pointer: gnutls_x509_privkey_t) {
    unsafe self.pointer = pointer
  }

  static func empty() throws(HTTPSError) -> PrivateKeyHandle {
    var made: gnutls_x509_privkey_t?
    try GnuTLS.check(unsafe gnutls_x509_privkey_init(&made), .library, "No key can be made.")
    guard let made = unsafe made else { throw HTTPSError(.library, "No key can be made.") }
    return unsafe PrivateKeyHandle(owning: made)
  }

  static func reading(pem: [UInt8]) throws(HTTPSError) -> PrivateKeyHandle {
    let handle = try empty()
    let status = unsafe GnuTLS.withDatum(pem) { datum in
      unsafe gnutls_x509_privkey_import(handle.pointer, datum, GNUTLS_X509_FMT_PEM)
    }
    try GnuTLS.check(status, .identity, "The private key cannot be read.")
    return handle
  }

  deinit { unsafe gnutls_x509_privkey_deinit(pointer) }

  func exportPEM() throws(HTTPSError) -> [UInt8] {
    try unsafe GnuTLS.exported("private key") { datum in
      unsafe gnutls_x509_privkey_export2(pointer, GNUTLS_X509_FMT_PEM, datum)
    }
  }

  func publicKeyDigest() throws(HTTPSError) -> [UInt8] {
    try unsafe GnuTLS.publicKeyDigest(of: "private key") { flags, digest, size in
      unsafe gnutls_x509_privkey_get_key_id(pointer, flags, digest, size)
    }
  }
}
