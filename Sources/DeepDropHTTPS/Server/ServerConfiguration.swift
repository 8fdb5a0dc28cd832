/// Where and how a server listens, and what it puts up with.
public struct ServerConfiguration: Sendable, Hashable {
  /// What a server listens on.
  public enum Binding: Sendable, Hashable {
    /// Every interface, IPv6 and IPv4.
    case everywhere
    /// One interface by its name, IPv6 and IPv4.
    case interface(String)
    /// One address.
    case address(String)
  }

  /// Whether and how connections are encrypted.
  public enum Security: Sendable, Hashable {
    /// Plain HTTP.
    case plain
    /// TLS 1.2 or 1.3 with our identity.
    case tls(TLSIdentity)
    /// The same, and the client is asked for a certificate: it may have none, and nobody verifies
    /// what it shows.
    case tlsAskingForCertificates(TLSIdentity)
  }

  /// What the server listens on.
  public var binding: Binding
  /// The port; 0 takes a free one.
  public var port: UInt16
  /// Whether and how connections are encrypted.
  public var security: Security
  /// What the server puts up with.
  public var limits: ServerLimits

  /// A configuration.
  public init(
    binding: Binding = .everywhere,
    port: UInt16 = 0,
    security: Security,
    limits: ServerLimits = .default
  ) {
    self.binding = binding
    self.port = port
    self.security = security
    self.limits = limits
  }

  var identity: TLSIdentity? {
    switch security {
    case .plain: nil
    case .tls(let identity), .tlsAskingForCertificates(let identity): identity
    }
  }

  var asksForCertificates: Bool {
    if case .tlsAskingForCertificates = security { true } else { false }
  }
}

/// How much of what strangers may take.
public struct ServerLimits: Sendable, Hashable {
  /// Connections at once.
  ///
  /// For a further one the oldest that has brought no request yet is closed, or else itself.
  public var connections = 64
  /// Connections at once from one address.
  public var connectionsPerPeer = 16
  /// Header fields in a request; one with more is answered 431.
  public var fields = 100
  /// Bytes of header names and values together.
  public var fieldBytes = 32 * 1024
  /// The time for the TLS handshake and the request head together, and for each later head.
  public var headTime = Duration.seconds(15)
  /// How long a connection may rest between two requests, or take nothing of a response.
  public var idleTime = Duration.seconds(120)
  /// The slowest body, in bytes a second while the server waits for it.
  public var bodyRate = 256
  /// The time over which the rate is measured: a body that rests as long is given up.
  public var bodyWindow = Duration.seconds(20)

  /// The limits as they are preset.
  public static let `default` = ServerLimits()
}
