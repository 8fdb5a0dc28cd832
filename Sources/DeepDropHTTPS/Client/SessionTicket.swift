/// What lets the next connection to a peer go on with a session, without certificates and
/// signatures (RFC 8446 §2.2).
///
/// It holds a secret, and is worth what the private key of that peer is worth for us: whoever has it
/// can pass for the peer. The peer sees by it that both connections are by one client. It is meant
/// for one connection, so that nobody else sees that, and the peer gives a new one each time.
public struct SessionTicket: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// The most bytes of one that is kept.
  public static let maximumSize = 8 * 1024

  /// What GnuTLS knows of the session.
  public let bytes: [UInt8]

  /// A ticket of an earlier run.
  ///
  /// What is no ticket at all does no harm: the next connection is then like the first.
  /// - Returns: `nil` for nothing, and for more than ``maximumSize``.
  public init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes.count <= Self.maximumSize else { return nil }
    self.bytes = bytes
  }

  /// Never shows the secret.
  public var description: String { "SessionTicket" }

  /// Hides the secret from `dump` and debuggers' prints.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
