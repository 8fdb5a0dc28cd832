import DeepDropAirDrop
public import DeepDropDiscovery
import DeepDropHTTPS

/// Looks for receivers while `body` runs, and asks each for its name.
///
/// All are asked at once: one that does not answer keeps nobody waiting.
///
/// ```swift
/// try await withReceiverSearch { events in
///   for try await case .found(let receiver) in events { print(receiver.name ?? receiver.id) }
/// }
/// ```
///
/// - Parameters:
///   - scope: where to look.
///   - time: how long; after it the sequence ends.
///   - body: gets the receivers as they come and go; the sequence is for one loop.
/// - Throws: what `body` throws; the sequence throws `DiscoveryError`.
public func withReceiverSearch<Result: Sendable>(
  on scope: NetworkScope = .everywhere,
  for time: Duration? = nil,
  _ body: (AsyncThrowingStream<ReceiverEvent, any Error>) async throws -> Result
) async throws -> Result {
  let (events, continuation) = AsyncThrowingStream<ReceiverEvent, any Error>.makeStream()
  return try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      do {
        try await search(on: scope, reporting: continuation)
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    if let time {
      group.addTask {
        try await Task.sleep(for: time)
        continuation.finish()
      }
    }
    defer { group.cancelAll() }
    return try await body(events)
  }
}

private func search(
  on scope: NetworkScope,
  reporting events: AsyncThrowingStream<ReceiverEvent, any Error>.Continuation
) async throws {
  try await withThrowingDiscardingTaskGroup { group in
    for try await event in ServiceBrowser(.airDrop, on: scope) {
      switch event {
      case .appeared(let service), .changed(let service):
        guard let receiver = NearbyReceiver(service) else { continue }
        group.addTask { events.yield(.found(await receiver.introduced())) }
      case .disappeared(let service):
        events.yield(.lost(id: service.instanceName))
      }
    }
  }
}

extension NearbyReceiver {
  /// The receiver with the name it gives when asked, on a connection of its own.
  ///
  /// Without `/Discover`, or without an answer, it stays nameless.
  func introduced() async -> NearbyReceiver {
    guard flags.contains(.discover) else { return self }
    let request = ClientRequest(.discover, body: DiscoverRequest().bytes, responseTime: .seconds(5))
    let options = ClientOptions(connectTime: .seconds(3))
    for endpoint in endpoints {
      let response = try? await HTTPSConnection.with(endpoint, options: options) {
        try await $0.send(request)
      }
      guard let response else { continue }
      guard response.status == 200 else { break }
      let answer = try? DiscoverResponse(parsing: response.body)
      var receiver = self
      receiver.name = answer?.computerName
      receiver.modelName = answer?.modelName
      receiver.publicKey = response.certificate?.publicKey
      return receiver
    }
    return self
  }
}
