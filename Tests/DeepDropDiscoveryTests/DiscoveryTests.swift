import Glibc
import Synchronization
import Testing

@testable import DeepDropDiscovery

/// Publishing and browsing with real packets, each test in a network of its own.
@Suite(
  .network,
  .enabled(if: NetworkNamespace.isAvailable, "\(NetworkNamespace.reason)"),
  .timeLimit(.minutes(1))
)
struct DiscoveryTests {
  private let network: NetworkNamespace

  init() throws {
    network = try NetworkNamespace()
  }

  @Test(arguments: [false, true])
  func `a published service is found with all its records`(isKnownUnique: Bool) async throws {
    try await network.ip("link set lo up")
    let found = try await network.run {
      try await withAdvertisement(.sample(isKnownUnique: isKnownUnique)) { _ in
        try await ServiceBrowser(.airDrop).first(\.appeared)
      }
    }
    let service = try #require(found)
    #expect(service.instanceName == "0a1b2c3d4e5f")
    #expect(service.host == "acme-7f3a.local")
    #expect(service.port == 8771)
    #expect(service.text == (try TextRecord([.init("flags", "1019"), .init("acme", "1")])))
    #expect(service.addresses.map(\.description).contains("127.0.0.1"))
    #expect(service.interfaces == [NetworkInterface(index: 1, name: "lo")])
  }

  @Test func `a service that is there answers the first question`() async throws {
    try await network.ip("link set lo up")
    let elapsed = try await network.run {
      try await withAdvertisement(.sample()) { updates in
        _ = try await updates.first(\.establishedHost)
        // Past its own announcements, so that only the question can find it.
        try await Task.sleep(for: .seconds(2))
        return try await ContinuousClock().measure {
          _ = try await ServiceBrowser(.airDrop).first(\.appeared)
        }
      }
    }
    // 0.1 to 0.22 s are the protocol's; the second question would come a second later.
    #expect(elapsed < .milliseconds(900))
  }

  @Test func `a new service reaches a running browser in little more than a second`() async throws {
    try await network.ip("link set lo up")
    try await network.run {
      let found = Task { try await ServiceBrowser(.airDrop).first(\.appeared) }
      try await Task.sleep(for: .seconds(1))
      let clock = ContinuousClock()
      let start = clock.now
      try await withAdvertisement(.sample()) { _ in
        _ = try await found.value
        // 0.95 s of it is probing; the rest leaves room for a busy machine.
        #expect(clock.now - start < .milliseconds(2500))
      }
    }
  }

  @Test func `a withdrawn service disappears for those who know it`() async throws {
    try await network.ip("link set lo up")
    let gone = try await network.run {
      let publishing = Task {
        try await withAdvertisement(.sample()) { _ in try await Task.sleep(for: .seconds(60)) }
      }
      let clock = ContinuousClock()
      var withdrawn = clock.now
      for try await event in ServiceBrowser(.airDrop) {
        switch event {
        case .appeared:
          withdrawn = clock.now
          publishing.cancel()
        case .changed: continue
        case .disappeared(let service):
          #expect(clock.now - withdrawn < .seconds(2))
          return service.instanceName
        }
      }
      return ""
    }
    #expect(gone == "0a1b2c3d4e5f")
  }

  @Test func `fifty services are found, each once`() async throws {
    try await network.ip("link set lo up")
    let names = (1...50).map { "service-\($0)" }
    try await network.run {
      try await withThrowingTaskGroup { group in
        for (index, name) in names.enumerated() {
          group.addTask {
            try await withAdvertisement(.sample(name, host: "acme-\(index)")) { _ in
              try await Task.sleep(for: .seconds(60))
            }
          }
        }
        var found: [String] = []
        for try await event in ServiceBrowser(.airDrop) {
          if let service = event.appeared { found.append(service.instanceName) }
          if found.count == names.count { break }
        }
        #expect(found.sorted() == names.sorted())
        group.cancelAll()
      }
    }
  }

  @Test func `it is announced again at every interval`() async throws {
    try await network.ip("link set lo up")
    let count = try await network.run {
      try await withAdvertisement(.sample(), announcingEvery: { .seconds(2) }) { updates in
        _ = try await updates.first(\.establishedHost)
        try await Task.sleep(for: .seconds(3))
        return try await network.perform {
          MulticastListener.count("0a1b2c3d4e5f", on: "lo", seconds: 7)
        }
      }
    }
    #expect(3...5 ~= count.answers)
  }

  @Test func `a shorter interval takes effect within a second`() async throws {
    try await network.ip("link set lo up")
    let interval = Mutex(Duration.seconds(60))
    let count = try await network.run {
      try await withAdvertisement(
        .sample(),
        announcingEvery: { interval.withLock { $0 } }
      ) { updates in
        _ = try await updates.first(\.establishedHost)
        try await Task.sleep(for: .seconds(3))
        interval.withLock { $0 = .seconds(1) }
        return try await network.perform {
          MulticastListener.count("0a1b2c3d4e5f", on: "lo", seconds: 6)
        }
      }
    }
    #expect(4...7 ~= count.answers)
  }

  @Test func `a browser repeats its question about every 1.5 s`() async throws {
    try await network.ip("link set lo up")
    let count = try await network.run {
      let search = Task { try await ServiceBrowser(.airDrop).first(\.appeared) }
      let count = try await network.perform {
        MulticastListener.count("_airdrop", on: "lo", seconds: 10)
      }
      search.cancel()
      return count
    }
    #expect(5...7 ~= count.questions)
  }
}
