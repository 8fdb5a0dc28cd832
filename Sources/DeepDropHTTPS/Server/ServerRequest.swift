/// One connection of a server's life; requests that came over the same one share it.
public struct ConnectionID: Sendable, Hashable, CustomStringConvertible {
  let number: UInt64

  /// A running number.
  public var description: String { "\(number)" }
}

/// A request whose head has arrived and whose body may be read.
public struct ServerRequest: Sendable {
  /// `POST`, `GET`, as sent.
  public let method: String
  /// The request target as sent: percent-encoded, with its query.
  public let target: String
  /// The header fields; a request without Host is as good as any.
  public let fields: HTTPFields
  /// Who sends.
  public let peer: Endpoint
  /// The certificate the peer has shown, unverified.
  public let certificate: Certificate?
  /// The connection it came over.
  public let connection: ConnectionID
  /// The body, which may be empty.
  public let body: RequestBody

  /// The target without its query.
  public var path: String {
    String(target.prefix { $0 != "?" })
  }

  /// What follows the `?`, as sent.
  public var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }
}
