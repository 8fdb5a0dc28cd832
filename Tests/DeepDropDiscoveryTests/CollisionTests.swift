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

  @Test func `a taken name is reported`() async throws {
    try await network.ip("link set lo up")
    try await network.run {
      try await withAdvertisement(.sample()) { updates in
        _ = try await updates.first(\.establishedName)
        await #expect(throws: DiscoveryError.nameTaken("0a1b2c3d4e5f")) {
          try await withAdvertisement(.sample(host: "acme-2")) { updates in
            // On a busy machine the answer to its probes may come late, after `established`.
            for try await _ in updates {}
          }
        }
      }
    }
  }

  @Test func `a taken name gets a number where that is wished`() async throws {
    try await network.ip("link set lo up")
    let name = try await network.run {
      try await withAdvertisement(.sample()) { updates in
        _ = try await updates.first(\.establishedName)
        return try await withAdvertisement(.sample(host: "acme-2", collisions: .rename)) {
          try await $0.first(\.establishedName)
        }
      }
    }
    #expect(name == "0a1b2c3d4e5f #2")
  }
}
