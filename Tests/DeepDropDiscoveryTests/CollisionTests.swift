import Testing

@testable import DeepDropDiscovery

@Suite(
  .network,
  .enabled(if: NetworkNamespace.isAvailable, "\(NetworkNamespace.reason)"),
  .timeLimit(.minutes(1))
)
struct CollisionTests {
  private let network: NetworkNamespace

  init() throws {
    network = try NetworkNamespace()
  }

  @Test(arguments: [false, true])
  func `a taken name is reported`(isKnownUnique: Bool) async throws {
    try await network.ip("link set lo up")
    try await network.run {
      try await withAdvertisement(.sample(isKnownUnique: isKnownUnique)) { updates in
        _ = try await updates.first(\.establishedHost)
        await #expect(throws: DiscoveryError.nameTaken("0a1b2c3d4e5f")) {
          try await withAdvertisement(.sample(host: "acme-2")) { updates in
            // On a busy machine the answer to its probes may come late, after `established`.
            for try await _ in updates {}
          }
        }
      }
    }
  }
}
