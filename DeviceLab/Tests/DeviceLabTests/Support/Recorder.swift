import DeepDropKit
import Testing

/// What an app did, in the order in which it did it.
@MainActor
final class Recorder {
  enum Event: Hashable {
    case becameActive
    case opened(String)
    case answered(Bool)
  }

  @TaskLocal static var current = Recorder()

  private(set) var events: [Event] = []

  nonisolated init() {}

  /// The links that the app was given.
  var opened: [String] {
    events.compactMap { if case .opened(let link) = $0 { link } else { nil } }
  }

  /// What the app's delegate answered.
  var answers: [Bool] {
    events.compactMap { if case .answered(let answer) = $0 { answer } else { nil } }
  }

  func note(_ event: Event) {
    events.append(event)
  }

  func open(_ link: DeepLink) {
    note(.opened(link.string))
  }

  /// Waits until that many links have come; the test's time limit ends it.
  func waitForLinks(_ count: Int) async throws {
    while opened.count < count { try await Task.sleep(for: .milliseconds(2)) }
  }
}
