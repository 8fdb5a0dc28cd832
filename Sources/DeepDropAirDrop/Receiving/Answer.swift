/// What the receiver's owner says to a question.
public enum Answer: Sendable, Hashable {
  case accept
  case decline
}
