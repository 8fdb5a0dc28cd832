import CDeepDropTLS
import Glibc

/// The one place where a GnuTLS status becomes an error.
enum GnuTLS {
  static func check(
    _ status: Int32,
    _ code: HTTPSError.Code,
    _ message: @autoclosure () -> String
  ) throws(HTTPSError) {
    guard status < 0 else { return }
    throw HTTPSError(code, message(), detail: unsafe String(cString: gnutls_strerror(status)))
  }

  /// Runs `body` on bytes as GnuTLS takes them.
  static func withDatum<Result, Failure: Error>(
    _ bytes: [UInt8],
    _ body: (UnsafePointer<gnutls_datum_t>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Input data only: GnuTLS never writes through `data`, though its type could.
    var bytes = bytes
    return try unsafe bytes.withUnsafeMutableBufferPointer { buffer throws(Failure) in
      var datum = unsafe gnutls_datum_t(data: buffer.baseAddress, size: UInt32(buffer.count))
      return try unsafe body(&datum)
    }
  }

  /// Copies what GnuTLS allocated, and frees it.
  static func bytes(taking datum: gnutls_datum_t) -> [UInt8] {
    // `gnutls_free` is a mutable global variable, and always `free` unless somebody sets it.
    defer { unsafe free(datum.data) }
    return unsafe [UInt8](UnsafeBufferPointer(start: datum.data, count: Int(datum.size)))
  }

  /// What an object writes of itself.
  static func exported(
    _ noun: String,
    _ export: (UnsafeMutablePointer<gnutls_datum_t>) -> Int32
  ) throws(HTTPSError) -> [UInt8] {
    var datum = unsafe gnutls_datum_t()
    try check(unsafe export(&datum), .library, "The \(noun) cannot be written.")
    return unsafe bytes(taking: datum)
  }

  /// SHA-256 of the SubjectPublicKeyInfo (RFC 5280 §4.1), as RFC 7469 pins it.
  static func publicKeyDigest(
    of noun: String,
    _ compute: (UInt32, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>) -> Int32
  ) throws(HTTPSError) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    var size = digest.count
    let flags = UInt32(GNUTLS_KEYID_USE_SHA256.rawValue)
    try check(
      unsafe compute(flags, &digest, &size),
      .identity,
      "The public key of the \(noun) cannot be read."
    )
    return digest
  }

  /// The version of the library that is loaded, such as `3.7.9`.
  static var version: String {
    unsafe gnutls_check_version(nil).map { unsafe String(cString: $0) } ?? ""
  }

  /// SHA-256 (FIPS 180-4).
  static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    // Fails only for an unknown algorithm or without memory.
    _ = unsafe gnutls_hash_fast(GNUTLS_DIG_SHA256, bytes, bytes.count, &digest)
    return digest
  }

  /// The DER of the certificate the peer of a session presented, without any verification.
  static func peerCertificate(of session: gnutls_session_t) -> [UInt8]? {
    var count: UInt32 = 0
    guard let chain = unsafe gnutls_certificate_get_peers(session, &count), count > 0 else {
      return nil
    }
    // The list belongs to the session: copied, not freed.
    let leaf = unsafe chain[0]
    return unsafe [UInt8](UnsafeBufferPointer(start: leaf.data, count: Int(leaf.size)))
  }
}
