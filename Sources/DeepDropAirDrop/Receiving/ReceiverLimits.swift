/// What a receiver puts up with.
///
/// Every refusal says which of these it was.
public struct ReceiverLimits: Sendable, Hashable {
  /// Questions that wait for an answer, in all.
  public var waitingQuestions = 16
  /// Questions that wait for an answer, of one peer.
  public var waitingQuestionsPerPeer = 4
  /// Accepted questions whose Upload has not come, in all.
  public var waitingUploads = 32
  /// Accepted questions whose Upload has not come, of one peer.
  public var waitingUploadsPerPeer = 16
  /// Asks that one peer may send within ``window``, which each decline begins anew.
  public var asksPerPeer = 240
  /// Declines in a row after which a peer's questions are declined unasked.
  public var declinesPerPeer = 3
  /// Declines in a row, of whomever, after which only those who were accepted before may ask.
  public var declines = 24
  /// How long either lasts after the last decline, and over what time Asks are counted.
  public var window = Duration.seconds(600)
  /// Uploads at once.
  public var uploads = 8
  /// The most bytes of an Upload's body, as they cross the wire.
  public var uploadBytes: UInt64 = 1 << 36
  /// How long an accepted Ask may wait for its Upload; an iPhone was seen to prepare a video for 117 s.
  public var uploadDelay = Duration.seconds(180)
  /// Peers that are remembered for these counts.
  public var peers = 1024

  /// Sane defaults.
  public init() {}
}
