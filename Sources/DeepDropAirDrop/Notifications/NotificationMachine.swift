/// One desktop notification, from showing it to what became of it: event in, one action out.
public struct NotificationMachine: Sendable, Hashable {
  /// What happened.
  public enum Event: Sendable, Hashable {
    /// It is to be shown.
    case start
    /// The answer to ``Action/findCapabilities``, in the desktop's own words.
    case capabilities(Set<String>)
    /// It is shown, under this number.
    case shown(id: UInt32)
    /// Somebody chose an action of the notification with this number, which may be another's.
    case chosen(id: UInt32, key: String)
    /// The notification with this number is gone.
    case closed(id: UInt32)
    /// The desktop did not do what it was asked.
    case failed(NotificationProblem)
    /// Nobody wants to know any more.
    case cancelled
  }

  /// What to do.
  public enum Action: Sendable, Hashable {
    /// Ask the desktop what it can do.
    case findCapabilities
    /// Show it, with or without its actions; where the body is markup, `&`, `<` and `>` in it must
    /// be escaped.
    case show(hasActions: Bool, isMarkup: Bool)
    /// Wait for something to happen.
    case wait
    /// Take it back; then it is over.
    case close(id: UInt32)
    /// It is over.
    case finish(Outcome)
  }

  /// What became of it.
  public enum Outcome: Sendable, Hashable {
    /// Somebody chose this action.
    case chosen(String)
    /// Somebody waved it away, or it went away by itself.
    case dismissed
    /// It could not be shown, or not with the actions that it needs.
    case impossible(NotificationProblem)
  }

  private enum State: Hashable {
    case idle, asking, showing
    case shown(UInt32)
    case over(Outcome)
  }

  private let keys: Set<String>
  private let needsActions: Bool
  private var state = State.idle

  /// Prepares a notification.
  ///
  /// - Parameters:
  ///   - keys: its actions'; others are none of it.
  ///   - needsActions: whether it is pointless without them, as a question is.
  public init(keys: Set<String>, needsActions: Bool) {
    self.keys = keys
    self.needsActions = needsActions
  }

  /// Takes an event.
  public mutating func handle(_ event: Event) -> Action {
    switch (state, event) {
    case (.over(let outcome), _): return .finish(outcome)
    case (.idle, .start):
      state = .asking
      return .findCapabilities
    case (.asking, .capabilities(let capabilities)): return show(capabilities)
    case (.showing, .shown(let id)):
      state = .shown(id)
      return .wait
    case (.shown(let own), .chosen(let id, let key)) where id == own && keys.contains(key):
      return finish(.chosen(key))
    case (.shown(let own), .closed(let id)) where id == own: return finish(.dismissed)
    case (.shown(let id), .cancelled):
      state = .over(.dismissed)
      return .close(id: id)
    case (.idle, .cancelled), (.asking, .cancelled), (.showing, .cancelled):
      return finish(.dismissed)
    case (_, .failed(let problem)): return finish(.impossible(problem))
    case (.idle, _), (.asking, _), (.showing, _), (.shown, _): return .wait
    }
  }

  private mutating func show(_ capabilities: Set<String>) -> Action {
    let hasActions = capabilities.contains("actions")
    guard hasActions || !needsActions else { return finish(.impossible(.noActions)) }
    state = .showing
    return .show(hasActions: hasActions, isMarkup: capabilities.contains("body-markup"))
  }

  private mutating func finish(_ outcome: Outcome) -> Action {
    state = .over(outcome)
    return .finish(outcome)
  }
}
