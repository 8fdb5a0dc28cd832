package import DeepDropDiscovery

/// One search that any number of senders wait on; it begins when the first of them asks.
///
/// A receiver that is known already costs no search at all.
package actor ReceiverLookup {
  /// How a wait for a receiver ended.
  package enum Answer: Sendable {
    case found(NearbyReceiver)
    /// It did not appear in time.
    case notFound
    /// There can be no search on this machine.
    case failed(any Error)
  }

  private struct Waiter {
    let selector: ReceiverSelector
    let continuation: CheckedContinuation<Answer, Never>
  }

  private let begin: AsyncStream<Void>.Continuation
  private var found: [String: NearbyReceiver] = [:]
  private var waiters: [UInt64: Waiter] = [:]
  private var end: Answer?
  private var lastNumber: UInt64 = 0

  private init(_ begin: AsyncStream<Void>.Continuation) {
    self.begin = begin
  }

  /// Runs `body` with a lookup.
  ///
  /// - Parameters:
  ///   - scope: where to look.
  ///   - time: how long to look, counted from the first question.
  package static func with<Result: Sendable>(
    on scope: NetworkScope,
    for time: Duration,
    _ body: (ReceiverLookup) async throws -> Result
  ) async throws -> Result {
    let (begins, begin) = AsyncStream<Void>.makeStream()
    let lookup = ReceiverLookup(begin)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in begins {
          await lookup.look(on: scope, for: time)
          break
        }
      }
      defer { group.cancelAll() }
      return try await body(lookup)
    }
  }

  /// Waits for a receiver; the task's cancellation ends the wait as if it had not been found.
  package func find(_ selector: ReceiverSelector) async -> Answer {
    if let endpoint = selector.endpoint { return .found(NearbyReceiver(at: endpoint)) }
    if let receiver = found.values.first(where: selector.matches) { return .found(receiver) }
    if let end { return end }
    begin.yield()
    lastNumber += 1
    let number = lastNumber
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The handler may have run before this: then nobody would ever wake the continuation.
        if Task.isCancelled {
          continuation.resume(returning: .notFound)
        } else {
          waiters[number] = Waiter(selector: selector, continuation: continuation)
        }
      }
    } onCancel: {
      Task { await self.leave(number) }
    }
  }

  private func look(on scope: NetworkScope, for time: Duration) async {
    let answer: Answer
    do {
      answer = try await withReceiverSearch(on: scope, for: time) { events in
        for try await event in events { take(event) }
        return .notFound
      }
    } catch {
      answer = .failed(error)
    }
    end = answer
    for waiter in waiters.values { waiter.continuation.resume(returning: answer) }
    waiters.removeAll()
  }

  private func take(_ event: ReceiverEvent) {
    switch event {
    case .lost(let id):
      found[id] = nil
    case .found(let receiver):
      found[receiver.id] = receiver
      for (number, waiter) in waiters where waiter.selector.matches(receiver) {
        waiters[number] = nil
        waiter.continuation.resume(returning: .found(receiver))
      }
    }
  }

  private func leave(_ number: UInt64) {
    waiters.removeValue(forKey: number)?.continuation.resume(returning: .notFound)
  }
}
