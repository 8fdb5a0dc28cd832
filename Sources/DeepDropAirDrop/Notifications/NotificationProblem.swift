/// Why nobody can be asked on the desktop.
public enum NotificationProblem: Sendable, Hashable {
  /// There is no desktop's bus, for this reason.
  case noBus(String)
  /// Nothing on the desktop shows notifications.
  case noService
  /// The desktop's notifications have no buttons.
  case noActions
  /// The desktop did not answer in time.
  case noAnswer
  /// The desktop said no, in these words.
  case refused(String)

  /// What is the matter, without a full stop.
  public var message: String {
    switch self {
    case .noBus(let why): "there is no session bus (\(why))"
    case .noService: "nothing here shows notifications"
    case .noActions: "notifications have no buttons here"
    case .noAnswer: "the desktop does not answer"
    case .refused(let why): "the desktop refuses (\(why))"
    }
  }
}
