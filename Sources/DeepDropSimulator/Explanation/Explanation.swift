/// One step of what happened, and why it happened so.
public struct Explanation: Sendable, Hashable, Encodable {
  /// What kind of step it is.
  public enum Kind: String, Sendable, Hashable, Encodable {
    /// A person did something.
    case person
    /// An activity was picked: what it sends, and why that.
    case item
    /// The Ask crossed; the details are its keys in the wire's spelling.
    case ask
    /// The receiver's owner answered.
    case answer
    /// The system decided what becomes of it: the app, and why this one.
    case resolution
    /// An app was started, or came to the front.
    case lifeCycle
    /// An app took a link, or did not.
    case app
    /// A file came or went.
    case file
    /// A send ended.
    case outcome
  }

  /// The place in the order of events, from 1.
  public let number: Int
  /// The device at which it happened.
  public let device: Device.ID
  /// What kind of step it is.
  public let kind: Kind
  /// One sentence for people.
  public let message: String
  /// What else there is to know, a line each.
  public let details: [String]
}
