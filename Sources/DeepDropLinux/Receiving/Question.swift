public import DeepDropAirDrop
public import DeepDropHTTPS

/// What the receiver's owner is asked.
///
/// All of it is the word of a sender that nobody can verify.
public struct Question: Sendable, Hashable {
  /// What is offered, and by whom.
  public let request: AskRequest
  /// Where it came from.
  public let peer: Endpoint

  /// Puts a request to the owner.
  public init(request: AskRequest, peer: Endpoint) {
    self.request = request
    self.peer = peer
  }
}
