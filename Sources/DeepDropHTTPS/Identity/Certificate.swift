import CDeepDropTLS

/// A certificate as a peer or a file shows it: readable, and vouched for by nobody.
public struct Certificate: Sendable, Hashable {
  /// The certificate's DER.
  public let der: [UInt8]
  /// SHA-256 of the DER.
  public let fingerprint: Fingerprint
  /// SHA-256 of the SubjectPublicKeyInfo: stays when a certificate is renewed with its key.
  public let publicKey: Fingerprint

  /// Reads a DER certificate.
  ///
  /// - Throws: ``HTTPSError/Code/identity`` when it is none.
  public init(der: [UInt8]) throws(HTTPSError) {
    let handle = try CertificateHandle.reading(der, GNUTLS_X509_FMT_DER)
    self.der = der
    fingerprint = Fingerprint(digest: GnuTLS.sha256(der))
    publicKey = Fingerprint(digest: try handle.publicKeyDigest())
  }

  init(_ handle: borrowing CertificateHandle) throws(HTTPSError) {
    der = try handle.export(GNUTLS_X509_FMT_DER)
    fingerprint = Fingerprint(digest: GnuTLS.sha256(der))
    publicKey = Fingerprint(digest: try handle.publicKeyDigest())
  }
}
