import DeepDropThreads

/// What went wrong in this module, in one sentence for people.
public struct HTTPSError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case invalid, identity, portInUse, bind, connect, connectTimeout, tls, wrongPeer
      case responseTimeout, stalled, disconnected, malformed, tooLarge, library, closed
    }
    private let kind: Kind

    /// An address, field or setting that cannot be what it is said to be.
    public static let invalid = Code(kind: .invalid)
    /// The stored key and certificate cannot be used or made.
    public static let identity = Code(kind: .identity)
    /// Another program listens on the port.
    public static let portInUse = Code(kind: .portInUse)
    /// The address or interface cannot be listened on.
    public static let bind = Code(kind: .bind)
    /// No connection could be made.
    public static let connect = Code(kind: .connect)
    /// No connection, TLS included, came about in time.
    public static let connectTimeout = Code(kind: .connectTimeout)
    /// The TLS handshake failed.
    public static let tls = Code(kind: .tls)
    /// The peer's public key is not the pinned one.
    public static let wrongPeer = Code(kind: .wrongPeer)
    /// The peer took the request and did not answer in time.
    public static let responseTimeout = Code(kind: .responseTimeout)
    /// Bytes stopped flowing, or flow too slowly.
    public static let stalled = Code(kind: .stalled)
    /// The peer went away.
    public static let disconnected = Code(kind: .disconnected)
    /// What the peer has answered is no HTTP response.
    public static let malformed = Code(kind: .malformed)
    /// A body or a head is larger than allowed.
    public static let tooLarge = Code(kind: .tooLarge)
    /// A library refused something it should not have.
    public static let library = Code(kind: .library)
    /// The scope of the connection, body or server has ended.
    public static let closed = Code(kind: .closed)

    /// The code's name.
    public var description: String { kind.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// One sentence for people.
  public let message: String
  /// The library's or the system's own words, where there are any.
  public let detail: String?

  init(_ code: Code, _ message: String, detail: String? = nil) {
    self.code = code
    self.message = message
    self.detail = detail
  }

  /// The sentence, and the library's own words in parentheses.
  public var description: String {
    guard let detail, !detail.isEmpty else { return message }
    return "\(message) (\(detail))"
  }
}

extension HTTPSError {
  static let disconnected = HTTPSError(.disconnected, "The peer went away.")
  static let closed = HTTPSError(.closed, "The connection or body is closed.")
  static let slowBody = HTTPSError(.stalled, "The peer sends its body too slowly.")

  static func malformedResponse(_ detail: String) -> HTTPSError {
    HTTPSError(.malformed, "The peer's answer is no HTTP response.", detail: detail)
  }

  static func responseTooLarge(limit: Int) -> HTTPSError {
    HTTPSError(.tooLarge, "The response is larger than \(limit) bytes.")
  }

  static func bodyTooLarge(limit: Int) -> HTTPSError {
    HTTPSError(.tooLarge, "The body is larger than \(limit) bytes.")
  }

  static func noThread(_ error: ThreadError) -> HTTPSError {
    HTTPSError(.library, "No thread can be started.", detail: systemReason(error.number))
  }
}
