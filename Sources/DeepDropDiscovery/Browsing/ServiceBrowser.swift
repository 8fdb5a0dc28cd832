/// The services of one type on the local network, as they come, change and go.
///
/// Each loop over it runs a responder of its own from the first event awaited to the loop's end or
/// its task's cancellation. A service is one event, however many interfaces and protocols it was
/// seen on. A slow consumer misses no service: changes in between are summed up, so what waits for
/// it is never more than the services there are. Without a network it waits for one.
///
/// ```swift
/// for try await event in ServiceBrowser(.airDrop) {
///   if case .appeared(let service) = event { print(service.addresses) }
/// }
/// ```
///
/// Errors are `DiscoveryError`s: `responderFailed`, `outOfThreads`.
public struct ServiceBrowser: AsyncSequence, Sendable, Hashable {
  /// The type that is looked for.
  public let type: ServiceType
  /// Where it is looked for.
  public let scope: NetworkScope

  /// A browser that starts when it is iterated.
  public init(_ type: ServiceType, on scope: NetworkScope = .everywhere) {
    self.type = type
    self.scope = scope
  }

  /// Makes a search of its own.
  public func makeAsyncIterator() -> Iterator {
    Iterator(search: Search(self))
  }

  /// One search; single-pass.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let search: Search

    /// The next event; nil when the task was cancelled.
    public mutating func next() async throws -> ServiceEvent? {
      try await search.next()
    }
  }
}

/// The state of one search.
///
/// The responder goes with it when a loop is left early.
private final class Search {
  private let browser: ServiceBrowser
  private var responder: Responder?
  private var snapshots: ServiceSnapshots.Iterator?
  private var known: [String: DiscoveredService] = [:]
  private var waiting: ArraySlice<ServiceEvent> = []

  init(_ browser: ServiceBrowser) {
    self.browser = browser
  }

  func next() async throws -> ServiceEvent? {
    if responder == nil { try await open() }
    while waiting.isEmpty {
      guard let snapshot = try await snapshots?.next(isolation: #isolation) else {
        await responder?.close()
        return nil
      }
      waiting = ServiceEvent.changes(from: known, to: snapshot)[...]
      known = snapshot
    }
    return waiting.popFirst()
  }

  private func open() async throws {
    let type = browser.type
    // A snapshot is the whole state, so only the latest needs a place.
    let (stream, continuation) = ServiceSnapshots.makeStream(bufferingPolicy: .bufferingNewest(1))
    snapshots = stream.makeAsyncIterator()
    responder = unsafe try await Responder.open(ResponderConfiguration(browsing: browser.scope)) {
      unsafe Browser($0, type, reporting: continuation)
    }
  }
}
