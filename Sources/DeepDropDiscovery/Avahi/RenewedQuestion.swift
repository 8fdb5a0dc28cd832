import CDeepDropAvahi

/// A question that is asked again and again at a steady pace.
///
/// Avahi asks at 0, 1, 3, 7… seconds and doubles on. It forgets a question that nobody is waiting
/// for when its next turn comes, and asks afresh if somebody returns after that. So the question
/// is dropped just before such a turn and made anew just after it.
final class RenewedQuestion {
  private let ask: () -> AnyObject?
  private let pace: () -> (asking: Duration, pausing: Duration)
  private var question: AnyObject?
  private var isAsking = false
  private var timer: LoopTimer?

  /// Asks for the first time at once.
  ///
  /// - Parameters:
  ///   - pace: how long to keep the question, then how long to be without; asked at each turn.
  ///   - ask: makes the question's owner.
  init(
    _ api: UnsafePointer<AvahiPoll>,
    pace: @escaping () -> (asking: Duration, pausing: Duration),
    ask: @escaping () -> AnyObject?
  ) {
    self.pace = pace
    self.ask = ask
    unsafe timer = LoopTimer(api) { [unowned self] in turn() }
    turn()
  }

  /// Avahi took the question up just now: its turns count from here, and so does the pace.
  ///
  /// On a busy machine that is noticeably later than the asking.
  func begun() {
    if isAsking { timer?.schedule(after: pace().asking) }
  }

  /// Ends the pause, if there is one.
  func hurry() {
    if !isAsking { turn() }
  }

  private func turn() {
    isAsking.toggle()
    question = isAsking ? ask() : nil
    timer?.schedule(after: isAsking ? pace().asking : pace().pausing)
  }
}
