/// What lets the next connection to a peer go on with a session, without certificates and
/// signatures (RFC 8446 §2.2).
///
/// It holds a secret, and is worth what the private key of that peer is worth for us: whoever has it
/// can pass for the peer. The peer sees by it that both connections are by one client. It is meant
/// for one connection, so that nobody else sees that, and the peer gives a new one each time.
public struct SessionTicket: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// The most bytes of one that is kept.
  public static let maximumSize = 8 * 1024

  private static let sealSize = 32

  /// What can be kept for a later run.
  public let bytes: [UInt8]

  /// A ticket of an earlier run.
  ///
  /// - Returns: `nil` for nothing, for what is damaged, for what another version of GnuTLS has
  ///   written, and for more than ``maximumSize``.
  public init?(_ bytes: [UInt8]) {
    guard (Self.sealSize + 1...Self.maximumSize).contains(bytes.count),
      bytes.starts(with: Self.seal(bytes.dropFirst(Self.sealSize)))
    else { return nil }
    self.bytes = bytes
  }

  /// A ticket that a session has got.
  init?(session: [UInt8]) {
    guard !session.isEmpty, session.count <= Self.maximumSize - Self.sealSize else { return nil }
    bytes = Self.seal(session[...]) + session
  }

  /// What GnuTLS knows of the session.
  var session: [UInt8] { Array(bytes.dropFirst(Self.sealSize)) }

  /// The library takes what it reads here for its own, and does not survive what is none.
  private static func seal(_ session: ArraySlice<UInt8>) -> [UInt8] {
    GnuTLS.sha256(Array(GnuTLS.version.utf8) + session)
  }

  /// Never shows the secret.
  public var description: String { "SessionTicket" }

  /// Hides the secret from `dump` and debuggers' prints.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
