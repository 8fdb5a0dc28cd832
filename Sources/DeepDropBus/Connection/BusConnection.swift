/// A connection to a bus, for the scope of ``withBus(_:as:_:)``.
///
/// It lives on a thread of its own; what is asked of it is done there, in order.
package struct BusConnection: Sendable {
  let jobs: BusJobs

  /// Calls, and hands the reply over on the bus's thread.
  ///
  /// - Parameters:
  ///   - message: the call.
  ///   - limit: how long the reply may take.
  ///   - completion: called once, whatever happens.
  package func call(
    _ message: BusMessage,
    within limit: Duration = .seconds(5),
    _ completion: @escaping @Sendable (Result<[BusValue], BusError>) -> Void
  ) {
    if !jobs.add(.call(message, limit: limit, completion)) { completion(.failure(.lost)) }
  }

  /// Calls and waits for the reply; cancelling the task does not end the wait, the limit does.
  package func call(
    _ message: BusMessage,
    within limit: Duration = .seconds(5)
  ) async throws(BusError) -> [BusValue] {
    let result = await withCheckedContinuation { continuation in
      call(message, within: limit) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  /// Sends a signal to whoever listens.
  package func emit(_ message: BusMessage) {
    // On a bus that is gone nobody listens.
    _ = jobs.add(.emit(message))
  }
}
