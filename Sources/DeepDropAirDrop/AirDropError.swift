/// Why something from the other side of the wire was refused.
///
/// `message` is one sentence that is safe to show and to log: it quotes nothing that the peer sent.
public struct AirDropError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of fault.
  public struct Code: Sendable, Hashable {
    private enum Kind: Hashable {
      case malformedMessage
      case limitExceeded
      case unknownPicture
    }
    private let kind: Kind

    /// The body is not the property list that this route takes.
    public static let malformedMessage = Code(kind: .malformedMessage)
    /// Well-formed, but more than is accepted.
    public static let limitExceeded = Code(kind: .limitExceeded)
    /// A picture in none of the formats that dialogs show.
    public static let unknownPicture = Code(kind: .unknownPicture)
  }

  /// The kind of fault.
  public let code: Code
  /// One sentence for people.
  public let message: String

  /// The message.
  public var description: String { message }

  static func malformed(_ route: String, _ why: String) -> AirDropError {
    AirDropError(code: .malformedMessage, message: "The body of \(route) \(why).")
  }

  static func tooMany(_ what: String, limit: Int) -> AirDropError {
    AirDropError(code: .limitExceeded, message: "More than \(limit) \(what) in one transfer.")
  }

  static func tooLong(_ what: String, limit: Int) -> AirDropError {
    AirDropError(code: .limitExceeded, message: "\(what) is longer than \(limit) bytes.")
  }
}
