/// A request to be sent over an ``HTTPSConnection``.
public struct ClientRequest: Sendable {
  /// The content of a request.
  public enum Body: Sendable {
    /// All of it, announced by Content-Length.
    case bytes([UInt8])
    /// All of it, sent in chunks: for a peer that takes nothing else.
    case chunks([UInt8])
    /// As much as the closure writes, sent in chunks.
    ///
    /// The closure runs on a thread of its own, may block, and blocks in `write` while the peer
    /// is slower than it is. It must return soon once `write` throws: the request waits for it.
    case stream(@Sendable (BodyWriter) throws -> Void)
  }

  /// `POST`, `GET`.
  public var method: String
  /// The request target: an absolute path, percent-encoded, with its query.
  public var target: String
  /// Header fields; Host, Content-Length and Transfer-Encoding are added.
  public var fields: HTTPFields
  /// The content; nil for a method without one, such as GET.
  public var body: Body?
  /// The most bytes of a response's body to accept.
  public var responseLimit: Int
  /// How long to wait for the response's head once the request is sent, and then for its body.
  public var responseTime: Duration
  /// How long the flow of bytes may rest, in either direction, while it is the peer's turn.
  public var stallTime: Duration

  /// A request.
  public init(
    _ method: String,
    _ target: String,
    fields: HTTPFields = [:],
    body: Body? = nil,
    responseLimit: Int = 1 << 20,
    responseTime: Duration = .seconds(30),
    stallTime: Duration = .seconds(30)
  ) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
    self.responseLimit = responseLimit
    self.responseTime = responseTime
    self.stallTime = stallTime
  }
}

/// Where a streamed request body is written to.
public struct BodyWriter: Sendable {
  let pipe: BytePipe

  /// Hands over bytes, blocking the thread while the peer is slower.
  ///
  /// - Throws: ``HTTPSError/Code/closed`` once the request has failed, was cancelled, or is
  ///   already answered.
  public func write(_ bytes: Span<UInt8>) throws(HTTPSError) {
    let isTaken = unsafe bytes.withUnsafeBytes { bytes in unsafe pipe.write(bytes) }
    guard isTaken else { throw .closed }
  }

  /// Hands over bytes, blocking the thread while the peer is slower.
  public func write(_ bytes: [UInt8]) throws(HTTPSError) {
    try write(bytes.span)
  }
}
