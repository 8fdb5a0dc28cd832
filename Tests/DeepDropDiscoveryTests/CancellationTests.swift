import Testing

@testable import DeepDropDiscovery

/// What the leak gate looks at: every stage at which a search or an advertisement can be left.
@Suite(
  .network,
  .enabled(if: NetworkNamespace.isAvailable, "\(NetworkNamespace.reason)"),
  .timeLimit(.minutes(1))
)
struct CancellationTests {
  private let network: NetworkNamespace

  init() throws {
    network = try NetworkNamespace()
  }

  @Test(arguments: [0, 5, 100, 1200])
  func `a search can be cancelled at any stage`(milliseconds: Int) async throws {
    try await network.ip("link set lo up")
    let event = try await network.run {
      let search = Task { try await ServiceBrowser(.airDrop).first { $0 } }
      try await Task.sleep(for: .milliseconds(milliseconds))
      search.cancel()
      return try await search.value
    }
    #expect(event == nil)
  }

  @Test(arguments: [0, 5, 100, 1200])
  func `an advertisement can be cancelled at any stage`(milliseconds: Int) async throws {
    try await network.ip("link set lo up")
    try await network.run {
      let publishing = Task {
        try await withAdvertisement(.sample()) { _ in try await Task.sleep(for: .seconds(60)) }
      }
      try await Task.sleep(for: .milliseconds(milliseconds))
      publishing.cancel()
      await #expect(throws: CancellationError.self) { try await publishing.value }
    }
  }

  @Test func `the error of the body comes out`() async throws {
    struct Mistake: Error, Equatable {}
    _ = await network.run {
      await #expect(throws: Mistake()) {
        try await withAdvertisement(.sample()) { _ in throw Mistake() }
      }
    }
  }

  @Test func `without IPv4 and IPv6 there is nothing to start`() async throws {
    let error = await network.run {
      await #expect(throws: DiscoveryError.self) {
        _ = try await ServiceBrowser(.airDrop, on: NetworkScope(families: [])).first { $0 }
      }
    }
    #expect(error?.code == .responderFailed)
  }
}
