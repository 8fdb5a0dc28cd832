import Synchronization

/// What happened so far, and a wait for something to happen.
final class Log<Entry: Sendable>: Sendable {
  private let entries = Mutex<[Entry]>([])

  var all: [Entry] { entries.withLock { $0 } }

  func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  /// Waits until the entries are as wanted; the suites' time limit ends a wait in vain.
  func wait(until isThere: ([Entry]) -> Bool) async throws {
    while !isThere(all) { try await Task.sleep(for: .milliseconds(5)) }
  }
}
