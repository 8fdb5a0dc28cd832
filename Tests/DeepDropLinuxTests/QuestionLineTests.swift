import Synchronization
import Testing

@testable import DeepDropLinux

@Suite(.timeLimit(.minutes(5))) struct QuestionLineTests {
  @Test func `one question at a time, and every one gets its turn`() async throws {
    let line = QuestionLine()
    let crowd = Crowd()
    let answers = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<50 {
        group.addTask {
          try await line.take {
            crowd.enter()
            await Task.yield()
            crowd.leave()
            return number
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.sorted() == Array(0..<50))
    #expect(crowd.most == 1)
  }

  @Test func `who leaves the line is not asked, and does not hold it up`() async throws {
    let line = QuestionLine()
    let (gate, opener) = AsyncStream<Void>.makeStream()
    async let first = line.take { for await _ in gate { break } }
    let leaver = Task { try await line.take { Issue.record("asked after it left") } }
    leaver.cancel()
    await #expect(throws: CancellationError.self) { try await leaver.value }
    opener.yield()
    _ = try await first
    #expect(try await line.take { 3 } == 3)
  }

  @Test func `an answer after the peer left does not count`() async throws {
    let line = QuestionLine()
    let (asked, asking) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await line.take {
        asking.yield()
        while !Task.isCancelled { await Task.yield() }
        return "yes"
      }
    }
    for await _ in asked { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

/// Counts who is in at once.
private final class Crowd: Sendable {
  private let state = Mutex((now: 0, most: 0))

  var most: Int { state.withLock { $0.most } }

  func enter() {
    state.withLock { state in
      state.now += 1
      state.most = max(state.most, state.now)
    }
  }

  func leave() { state.withLock { $0.now -= 1 } }
}
