/// Lets one question at a time through to the owner; the others wait in order.
actor QuestionLine {
  private var isBusy = false
  private var waiting: [(number: UInt64, turn: CheckedContinuation<Void, any Error>)] = []
  private var nextNumber: UInt64 = 0

  /// Runs `ask` when it is this question's turn.
  ///
  /// - Throws: `CancellationError` when the peer left, also while it was asked about.
  func take<Answer: Sendable>(_ ask: @Sendable () async -> Answer) async throws -> Answer {
    try await waitForTurn()
    defer { next() }
    try Task.checkCancellation()
    let answer = await ask()
    try Task.checkCancellation()
    return answer
  }

  private func waitForTurn() async throws {
    guard isBusy else {
      isBusy = true
      return
    }
    let number = nextNumber
    nextNumber += 1
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (turn: CheckedContinuation<Void, any Error>) in
        // The handler may have run before this: then nobody would ever wake the continuation.
        if Task.isCancelled {
          turn.resume(throwing: CancellationError())
        } else {
          waiting.append((number, turn))
        }
      }
    } onCancel: {
      Task { await leave(number) }
    }
  }

  private func leave(_ number: UInt64) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).turn.resume(throwing: CancellationError())
  }

  private func next() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().turn.resume()
    }
  }
}
