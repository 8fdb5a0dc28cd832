/// What the peer has answered.
public struct ClientResponse: Sendable, Hashable {
  /// The final status; 1xx responses before it are skipped.
  public var status: Int
  /// The header fields.
  public var fields: HTTPFields
  /// The body.
  public var body: [UInt8]
  /// Whether the connection of an earlier request has served this one too.
  public var isConnectionReused: Bool
  /// Whether the peer could have all of the request's body before it answered.
  public var isUploadComplete: Bool
  /// The bytes of the request's body handed to the connection.
  public var bytesSent: Int
  /// The certificate the peer has shown, unverified; nil over plain HTTP.
  public var certificate: Certificate?
  /// What the peer has given for the next connection, if anything; each is meant for one.
  public var ticket: SessionTicket?
}
