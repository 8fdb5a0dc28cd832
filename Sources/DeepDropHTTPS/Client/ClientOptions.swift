/// How a client connects.
public struct ClientOptions: Sendable, Hashable {
  /// Whether and how connections are encrypted, and whom they may reach.
  public enum Security: Sendable, Hashable {
    /// Plain HTTP.
    case plain
    /// TLS 1.2 or 1.3 with anybody: nothing about the peer's certificate is verified.
    case tls
    /// TLS with the holder of this public key only (``Certificate/publicKey``); with a ticket that
    /// it gave earlier (``ClientResponse/ticket``) it need not show the key once more.
    case tlsPinned(Fingerprint, resuming: SessionTicket? = nil)
  }

  /// Whether and how connections are encrypted.
  public var security: Security
  /// What we show when the server asks for a certificate.
  public var identity: TLSIdentity?
  /// How long a connection, TLS included, may take to come about.
  public var connectTime: Duration

  /// Shows a ticket to nobody any more.
  mutating func forgetTicket() {
    if case .tlsPinned(let key, _?) = security { security = .tlsPinned(key) }
  }

  /// Options.
  public init(
    security: Security = .tls,
    identity: TLSIdentity? = nil,
    connectTime: Duration = .seconds(10)
  ) {
    self.security = security
    self.identity = identity
    self.connectTime = connectTime
  }
}
