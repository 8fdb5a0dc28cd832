/// How a send to one receiver ended.
///
/// "Declined" is an answer, not an error.
public enum SendOutcome: Sendable, Hashable {
  /// Everything arrived.
  case delivered(to: String?)
  /// The receiver's owner said no.
  case declined
  /// The receiver takes from its contacts only, and we cannot prove to be one.
  case contactsOnly
  /// The receiver does not want to be seen by us.
  case notDiscoverable
  /// The receiver's answer is none of the protocol's.
  case unreadable(step: Route)
  /// The receiver refused; the status is HTTP's.
  case refused(step: Route, status: Int)
  /// The receiver is stopping, or has too much to do (HTTP status 503).
  case unavailable(step: Route)
  /// The receiver's disk is full (HTTP status 507).
  case diskFull
  /// No answer came in time.
  case timedOut(step: Route)
  /// The connection could not be made, or broke.
  case vanished(step: Route)
  /// We stopped.
  case cancelled
}
