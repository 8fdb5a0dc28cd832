public import DeepDropAirDrop

/// How a send to one receiver went.
public struct SendReport: Sendable, Hashable {
  /// How it ended.
  public let outcome: SendOutcome
  /// The receiver as it showed itself: its name, its key, the address that answered.
  public let receiver: NearbyReceiver
  /// Why our own side could not go on, such as a file that changed while it was sent.
  public let failure: String?
  /// How many of the links arrived: all or none, and all of them also when the files then did not.
  public let deliveredLinks: Int
  /// Whether the receiver's owner may have been asked; then nobody else may be.
  public let wasAsked: Bool

  /// Whether nobody was there: then the same receiver may be tried at another place.
  var isUnreached: Bool {
    guard !wasAsked, failure == nil else { return false }
    return switch outcome {
    case .vanished, .timedOut: true
    case .delivered, .declined, .contactsOnly, .notDiscoverable, .unreadable, .refused,
      .unavailable, .diskFull, .cancelled:
      false
    }
  }
}

/// What a sender's owner may want to know while it goes on.
public enum SendProgress: Sendable, Hashable {
  /// The receiver's owner is being asked.
  case asking(NearbyReceiver)
  /// So many bytes of the upload went out.
  case uploaded(bytes: Int)
}
