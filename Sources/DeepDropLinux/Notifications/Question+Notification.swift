public import DeepDropAirDrop

extension Question {
  /// The question as a notification with two buttons.
  ///
  /// - Parameter shown: makes a line safe to show.
  public func notification(showing shown: (String) -> String) -> DesktopNotification {
    let lines = lines.map(shown)
    var notification = DesktopNotification(
      title: String((lines.first ?? "").drop(while: \.isWhitespace)),
      body: lines.dropFirst().map { String($0.drop(while: \.isWhitespace)) }.joined(separator: "\n")
    )
    notification.actions = [
      DesktopNotification.Action(key: "accept", label: "Accept"),
      DesktopNotification.Action(key: "decline", label: "Decline"),
    ]
    notification.isQuestion = true
    return notification
  }
}

extension Answer {
  /// What pressing a button means; whoever waves the question away declines.
  public init(_ outcome: NotificationMachine.Outcome) {
    self = outcome == .chosen("accept") ? .accept : .decline
  }
}
