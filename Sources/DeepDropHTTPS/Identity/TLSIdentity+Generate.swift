import CDeepDropTLS
import Glibc

extension TLSIdentity {
  /// A new key and certificate as PEM, the key first.
  static func generate(commonName: String) throws(HTTPSError) -> [UInt8] {
    let name = Array(commonName.utf8)
    guard (1...maximumNameLength).contains(name.count) else {
      throw HTTPSError(
        .identity,
        "“\(commonName)” must have 1 to \(maximumNameLength) bytes to name a certificate."
      )
    }
    let problem = "No certificate can be made."
    let key = try PrivateKeyHandle.empty()
    try GnuTLS.check(
      unsafe gnutls_x509_privkey_generate(key.pointer, GNUTLS_PK_RSA, 2048, 0),
      .library,
      problem
    )

    let certificate = try CertificateHandle.empty()
    let crt = unsafe certificate.pointer
    // Positive and never zero (RFC 5280 §4.1.2.2).
    let serial = UInt64.random(in: 1...UInt64(Int64.max))
    let serialBytes = (0..<8).map { UInt8(truncatingIfNeeded: serial >> (56 - 8 * $0)) }
    // An hour ago, for clocks that run behind ours.
    let now = time(nil)
    let statuses = unsafe [
      gnutls_x509_crt_set_version(crt, 3),
      gnutls_x509_crt_set_serial(crt, serialBytes, serialBytes.count),
      gnutls_x509_crt_set_activation_time(crt, now - 3600),
      gnutls_x509_crt_set_expiration_time(crt, now + 10 * 365 * 86_400),
      gnutls_x509_crt_set_dn_by_oid(
        crt,
        GNUTLS_OID_X520_COMMON_NAME,
        0,
        name,
        UInt32(name.count)
      ),
      gnutls_x509_crt_set_basic_constraints(crt, 1, -1),
      gnutls_x509_crt_set_key(crt, key.pointer),
      gnutls_x509_crt_sign2(crt, crt, key.pointer, GNUTLS_DIG_SHA256, 0),
    ]
    for status in statuses { try GnuTLS.check(status, .library, problem) }
    return try key.exportPEM() + certificate.export(GNUTLS_X509_FMT_PEM)
  }
}
