/// An answer over HTTP: a status and a body.
public struct Reply: Sendable, Hashable {
  /// HTTP's status code.
  public var status: Int
  /// The body, often empty.
  public var body: [UInt8]

  /// Makes an answer.
  public init(status: Int, body: [UInt8] = []) {
    self.status = status
    self.body = body
  }

  /// The message could not be read: 400.
  static let malformed = Reply(status: 400)
  /// No accepted Ask stands behind this Upload: 401.
  static let notAsked = Reply(status: 401)
  /// The receiver's owner, or a limit of the receiver's, said no: 406.
  ///
  /// A 403 leaves an iPhone "Waiting…".
  static let declined = Reply(status: 406)
  /// More bytes than the limits allow: 413.
  static let tooLarge = Reply(status: 413)
  /// Too much at once, or the end is near: 503.
  static let busy = Reply(status: 503)
}
