/// What a handler answers.
public struct ServerResponse: Sendable {
  /// The content of a response.
  public enum Body: Sendable {
    /// All of it at once.
    case bytes([UInt8])
    /// As much as the closure writes, when it does; the response ends as the closure does, and the
    /// closure is cancelled when the peer goes away.
    case stream(@Sendable (ResponseWriter) async throws -> Void)
  }

  /// The status, 200 to 599.
  public var status: Int
  /// The header fields; lengths and dates are added by the library.
  public var fields: HTTPFields
  /// The content.
  public var body: Body

  /// A response.
  public init(status: Int, fields: HTTPFields = [:], body: Body = .bytes([])) {
    precondition((200...599).contains(status), "A response ends with a final status.")
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Whether it is the last one on its connection.
  var closes: Bool { fields["connection"]?.lowercased() == "close" }

  /// The answer to a request whose handler threw.
  init(for error: any Error) {
    let status =
      switch (error as? HTTPSError)?.code {
      case .tooLarge?: 413
      case .stalled?: 408
      default: error is CancellationError ? 503 : 500
      }
    self.init(status: status)
  }
}
