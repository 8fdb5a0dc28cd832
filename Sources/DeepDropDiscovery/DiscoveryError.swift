/// Why a service could not be published or looked for.
public struct DiscoveryError: Error, Sendable, Hashable {
  /// What kind of failure this is.
  public struct Code: Sendable, Hashable {
    private enum Value {
      case invalidName
      case invalidTextRecord
      case nameTaken
      case responderFailed
      case outOfThreads
    }

    private let value: Value

    /// A name that DNS-SD cannot carry.
    public static let invalidName = Code(value: .invalidName)
    /// A TXT entry that DNS-SD cannot carry.
    public static let invalidTextRecord = Code(value: .invalidTextRecord)
    /// Another device on the link answers to the same name.
    public static let nameTaken = Code(value: .nameTaken)
    /// Avahi could not start or could not go on; the message has its own words.
    public static let responderFailed = Code(value: .responderFailed)
    /// The system has no thread left to run the responder on.
    public static let outOfThreads = Code(value: .outOfThreads)
  }

  /// What kind of failure this is.
  public let code: Code
  /// One sentence for people.
  public let message: String

  /// The name is not what DNS-SD allows in its place.
  static func invalidName(_ name: String, _ rule: String) -> DiscoveryError {
    DiscoveryError(code: .invalidName, message: "“\(name)” is not \(rule).")
  }

  /// The TXT entry is not what RFC 6763 §6 allows.
  static func invalidTextRecord(_ key: String, _ rule: String) -> DiscoveryError {
    DiscoveryError(code: .invalidTextRecord, message: "The TXT entry “\(key)” \(rule).")
  }

  /// The name is in use on the link, and the advertisement asked to be told.
  static func nameTaken(_ name: String) -> DiscoveryError {
    DiscoveryError(
      code: .nameTaken,
      message: "Another device on the network already publishes “\(name)”; choose another name."
    )
  }

  /// Avahi's own words for what went wrong.
  static func responderFailed(_ action: String, _ reason: String) -> DiscoveryError {
    DiscoveryError(code: .responderFailed, message: "\(action) failed: \(reason).")
  }

  /// `pthread_create` refused.
  static let outOfThreads = DiscoveryError(
    code: .outOfThreads,
    message: "The system has no thread to spare for the mDNS responder."
  )
}

extension DiscoveryError: CustomStringConvertible {
  /// The sentence for people.
  public var description: String { message }
}
