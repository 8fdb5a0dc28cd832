/// Why a request was refused without asking anybody.
public enum Refusal: Sendable, Hashable {
  /// The message could not be read.
  case malformed(AirDropError)
  /// The body of this route is longer than its limit.
  case bodyTooLong(Route)
  /// This many questions of the peer were declined in a row.
  case declinedBefore(limit: Int)
  /// This many questions of anybody were declined in a row, and none of the peer was ever accepted.
  case everybodyDeclined(limit: Int)
  /// The peer sent more questions than this within the limits' window.
  case tooManyAsks(limit: Int)
  /// This many questions wait for an answer.
  case tooManyQuestions(limit: Int)
  /// This many questions of the peer wait for an answer.
  case tooManyQuestionsOfPeer(limit: Int)
  /// This many accepted questions wait for their files.
  case tooManyAccepted(limit: Int)
  /// This many accepted questions of the peer wait for their files.
  case tooManyAcceptedOfPeer(limit: Int)
  /// This many uploads are under way.
  case tooManyUploads(limit: Int)
  /// An Upload that no accepted Ask stands behind, or one that came too late.
  case notAsked

  /// One sentence for the receiver's owner, which names the limit where it is one.
  public var message: String {
    switch self {
    case .malformed(let error): error.message
    case .bodyTooLong(let route):
      "The body of \(route.rawValue) is longer than \(route.maximumBodyLength ?? 0) bytes."
    case .declinedBefore(let limit):
      limit == 1
        ? "Its last question was declined, so nobody was asked again."
        : "Its last \(limit) questions were declined, so nobody was asked again."
    case .everybodyDeclined(let limit):
      "The last \(limit) questions, of whomever, were declined, so nobody was asked again."
    case .tooManyAsks(let limit): "It asked more than \(limit) times within a short time."
    case .tooManyQuestions(let limit): "\(limit) questions are waiting for an answer already."
    case .tooManyQuestionsOfPeer(let limit):
      "\(limit) of its questions are waiting for an answer already."
    case .tooManyAccepted(let limit):
      "\(limit) accepted questions wait for their files already."
    case .tooManyAcceptedOfPeer(let limit):
      "\(limit) of its accepted questions wait for their files already."
    case .tooManyUploads(let limit): "\(limit) uploads are under way already."
    case .notAsked: "It sent what nobody had accepted, or it sent it too late."
    }
  }

  /// What the peer is told.
  public var reply: Reply {
    switch self {
    case .malformed: .malformed
    case .bodyTooLong: .tooLarge
    case .declinedBefore, .everybodyDeclined, .tooManyAsks: .declined
    case .tooManyQuestions, .tooManyQuestionsOfPeer, .tooManyAccepted, .tooManyAcceptedOfPeer,
      .tooManyUploads:
      .busy
    case .notAsked: .notAsked
    }
  }
}
