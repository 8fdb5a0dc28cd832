/// How often a receiver announces itself: more often while somebody nearby is about to send.
///
/// Times are those of one clock that only goes forward.
public struct AnnouncementPace: Sendable, Hashable {
  /// Between announcements while all is quiet.
  public static let quiet = Duration.seconds(5)
  /// Between announcements while a sender is near.
  public static let busy = Duration.seconds(1)
  /// How long a sender counts as near; who chooses a receiver takes no longer.
  static let memory = Duration.seconds(30)

  private var lastHeard: Duration?

  /// Begins with nobody near.
  public init() {}

  /// A sender's beacon was heard.
  public mutating func hearSender(at now: Duration) { lastHeard = now }

  /// The time from one announcement to the next.
  public func interval(at now: Duration) -> Duration {
    guard let lastHeard, now - lastHeard < Self.memory else { return Self.quiet }
    return Self.busy
  }
}
