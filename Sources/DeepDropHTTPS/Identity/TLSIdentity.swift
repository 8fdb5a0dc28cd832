import CDeepDropTLS

/// A private key and its self-signed certificate, kept in one file that only we can read.
///
/// RSA with 2048 bits: macOS refuses elliptic-curve client certificates.
public struct TLSIdentity: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// The longest common name, in UTF-8 bytes (RFC 5280, ub-common-name).
  public static let maximumNameLength = 64

  /// Our certificate.
  public let certificate: Certificate
  /// The PEM file with the key and the certificate.
  public let path: String
  /// What the file holds.
  let pem: [UInt8]

  /// Loads the identity stored in a directory, or makes and stores one.
  ///
  /// Two processes may do this at once: both get the identity that was stored first.
  ///
  /// - Parameters:
  ///   - directory: An absolute path. It is created with mode 0700, parents included; one that
  ///     exists must belong to us and be closed to everybody else.
  ///   - commonName: The subject of a new certificate, 1 to 64 bytes; a stored one keeps its own.
  /// - Throws: ``HTTPSError/Code/identity`` with what is wrong with the directory or the file.
  public static func stored(
    in directory: String,
    commonName: String
  ) throws(HTTPSError) -> TLSIdentity {
    let folder = try PrivateDirectory.open(directory)
    let name = "identity.pem"
    if let pem = try folder.read(name) { return try TLSIdentity(pem, path: folder.path(of: name)) }
    let made = try generate(commonName: commonName)
    let pem = try folder.create(name, made)
    return try TLSIdentity(pem, path: folder.path(of: name))
  }

  private init(_ pem: [UInt8], path: String) throws(HTTPSError) {
    let ours: Fingerprint
    do {
      certificate = try Certificate(CertificateHandle.reading(pem, GNUTLS_X509_FMT_PEM))
      ours = Fingerprint(digest: try PrivateKeyHandle.reading(pem: pem).publicKeyDigest())
    } catch {
      throw HTTPSError(
        .identity,
        "“\(path)” holds no usable key and certificate; remove it to get new ones.",
        detail: error.detail
      )
    }
    guard ours == certificate.publicKey else {
      throw HTTPSError(
        .identity,
        "In “\(path)” the certificate is not the key's; remove it to get new ones."
      )
    }
    self.path = path
    self.pem = pem
  }

  /// Names the certificate and never shows the key.
  public var description: String { "TLSIdentity(\(certificate.fingerprint))" }

  /// Hides the key from `dump` and debuggers' prints.
  public var customMirror: Mirror {
    Mirror(self, children: ["certificate": certificate, "path": path])
  }
}
