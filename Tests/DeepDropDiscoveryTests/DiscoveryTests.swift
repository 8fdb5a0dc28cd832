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
  private let cable = NetworkScope(interface: "va")

  init() throws {
    network = try NetworkNamespace()
  }

  @Test(arguments: [false, true])
  func `a published service is found with all its records`(isKnownUnique: Bool) async throws {
    try await network.ip("link set lo up")
    let found = try await network.run {
      try await withAdvertisement(.sample(isKnownUnique: isKnownUnique)) { _ in
        // The address of each family comes when it is found.
        try await ServiceBrowser(.airDrop).first { event in
          event.present.flatMap { $0.addresses.map(\.description).contains("127.0.0.1") ? $0 : nil }
        }
      }
    }
    let service = try #require(found)
    #expect(service.instanceName == "0a1b2c3d4e5f")
    #expect(service.host == "acme-7f3a.local")
    #expect(service.port == 8771)
    #expect(service.text == (try TextRecord([.init("flags", "1019"), .init("acme", "1")])))
    #expect(service.interfaces == [NetworkInterface(index: 1, name: "lo")])
  }

  @Test func `a service that is there answers a question`() async throws {
    try await network.ip("link set lo up")
    let found = try await network.run {
      try await withAdvertisement(.sample(), announcingEvery: { .seconds(3600) }) { updates in
        _ = try await updates.first(\.establishedHost)
        // Past its own announcements, so that only a question can find it.
        try await Task.sleep(for: .seconds(4))
        return try await ServiceBrowser(.airDrop).first(\.appeared)
      }
    }
    #expect(found?.instanceName == "0a1b2c3d4e5f")
  }

  @Test func `a new service reaches a running browser`() async throws {
    try await network.ip("link set lo up")
    let found = try await network.run {
      let search = Task { try await ServiceBrowser(.airDrop).first(\.appeared) }
      try await Task.sleep(for: .seconds(1))
      return try await withAdvertisement(.sample()) { _ in try await search.value }
    }
    #expect(found?.instanceName == "0a1b2c3d4e5f")
  }

  @Test func `a withdrawn service disappears for those who know it`() async throws {
    try await network.ip("link set lo up")
    let gone = try await network.run {
      let publishing = Task {
        try await withAdvertisement(.sample()) { _ in try await Task.sleep(for: .seconds(60)) }
      }
      for try await event in ServiceBrowser(.airDrop) {
        switch event {
        case .appeared: publishing.cancel()
        case .changed: continue
        // Without a goodbye its records would live for two minutes.
        case .disappeared(let service): return service.instanceName
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

  /// Waits for more announcements than the three that Avahi makes by itself.
  private func hearAnnouncements(_ listener: MulticastListener) async throws {
    let announcements = try await listener.next(8) { $0.isAnswer && $0.mentions("0a1b2c3d4e5f") }
    #expect(announcements.count == 8)
  }

  @Test func `it is announced again at every interval`() async throws {
    try await network.connect()
    let listener = try await MulticastListener.on("vb", in: network)
    try await network.run {
      try await withAdvertisement(.sample(), on: cable, announcingEvery: { .seconds(1) }) { _ in
        try await hearAnnouncements(listener)
      }
    }
  }

  @Test func `a shorter interval takes effect`() async throws {
    try await network.connect()
    let listener = try await MulticastListener.on("vb", in: network)
    let interval = Mutex(Duration.seconds(3600))
    try await network.run {
      try await withAdvertisement(
        .sample(),
        on: cable,
        announcingEvery: { interval.withLock { $0 } }
      ) { updates in
        _ = try await updates.first(\.establishedHost)
        interval.withLock { $0 = .seconds(1) }
        try await hearAnnouncements(listener)
      }
    }
  }

  @Test func `a browser goes on asking`() async throws {
    try await network.connect()
    let listener = try await MulticastListener.on("vb", in: network)
    try await network.run {
      let search = Task { try await ServiceBrowser(.airDrop, on: cable).first(\.appeared) }
      // Avahi doubles its pauses, and would take two minutes for so many.
      let questions = try await listener.next(8) {
        !$0.isAnswer && $0.mentions("_airdrop")
      }
      #expect(questions.count == 8)
      search.cancel()
    }
  }
}
