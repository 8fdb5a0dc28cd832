import Testing

@testable import DeepDropDiscovery

@Suite(
  .network,
  .enabled(if: NetworkNamespace.isAvailable, "\(NetworkNamespace.reason)"),
  .timeLimit(.minutes(1))
)
struct InterfaceTests {
  private let network: NetworkNamespace

  init() throws {
    network = try NetworkNamespace()
  }

  @Test func `a link-local address comes with its interface`() async throws {
    try await network.connect()
    let service = try await network.run {
      try await withAdvertisement(.sample(), on: NetworkScope(interface: "va", families: .ipv6)) {
        _ in
        try await ServiceBrowser(.airDrop, on: NetworkScope(interface: "vb", families: .ipv6))
          .first(\.appeared)
      }
    }
    #expect(service?.addresses.map(\.description) == ["fe80::a%vb"])
  }

  @Test func `a link-local address is published although there is a global one`() async throws {
    try await network.connect()
    try await network.ip("addr add fd00::a/64 dev va nodad")
    let service = try await network.run {
      try await withAdvertisement(.sample(), on: NetworkScope(interface: "va", families: .ipv6)) {
        _ in
        try await ServiceBrowser(.airDrop, on: NetworkScope(interface: "vb", families: .ipv6))
          .first(\.appeared)
      }
    }
    #expect(service?.addresses.map(\.description) == ["fe80::a%vb"])
  }

  @Test(arguments: [false, true])
  func `which addresses there are is announced again and again`(hasIPv4: Bool) async throws {
    try await network.connect()
    if hasIPv4 { try await network.ip("addr add 10.9.0.1/24 dev va") }
    let listener = try await MulticastListener.on("vb", in: network)
    let types: [UInt8] = [0, 4, hasIPv4 ? 0x40 : 0, 0, 0, 8]
    let content = Array("\u{9}acme-7f3a\u{5}local\u{0}".utf8) + types
    // Type, class with the flag that nobody else has such records, lifetime, length.
    let head: [UInt8] = [0, 47, 0x80, 1, 0, 0, 0, 120, 0, UInt8(content.count)]
    try await network.run {
      let scope = NetworkScope(interface: "va")
      try await withAdvertisement(.sample(), on: scope, announcingEvery: { .seconds(1) }) { _ in
        let packets = try await listener.next(8) {
          $0.isAnswer && $0.bytes.firstRange(of: head + content) != nil
        }
        #expect(packets.count == 8)
      }
    }
  }

  @Test func `a host name that another device has gets a number`() async throws {
    try await network.connect()
    let host = try await network.run {
      try await withAdvertisement(.sample("first"), on: NetworkScope(interface: "va")) { updates in
        _ = try await updates.first(\.establishedHost)
        return try await withAdvertisement(.sample("second"), on: NetworkScope(interface: "vb")) {
          try await $0.first(\.establishedHost)
        }
      }
    }
    #expect(host == "acme-7f3a-2.local")
  }

  @Test func `without an interface it waits for one`() async throws {
    let statuses = try await network.run {
      try await withAdvertisement(.sample(), on: NetworkScope(interface: "va")) { updates in
        var seen: [AdvertisementStatus] = []
        for try await status in updates {
          seen.append(status)
          if status == .waitingForNetwork { try await network.connect() }
          if status.establishedHost != nil { break }
        }
        return seen
      }
    }
    #expect(statuses.first == .waitingForNetwork)
    #expect(statuses.last == .established(host: "acme-7f3a.local"))
  }

  @Test func `a browser waits for an interface and survives its loss`() async throws {
    let events = try await network.run {
      async let published: Void = withAdvertisement(.sample(), on: NetworkScope(interface: "va")) {
        _ in
        try await Task.sleep(for: .seconds(60))
      }
      let connecting = Task {
        try await Task.sleep(for: .milliseconds(500))
        try await network.connect()
      }
      var seen: [String] = []
      for try await event in ServiceBrowser(.airDrop, on: NetworkScope(interface: "vb")) {
        switch event {
        case .appeared(let service):
          seen.append("+\(service.instanceName)")
          if seen.count > 1 { return seen }
          try await network.ip("link del va")
        case .changed: continue
        case .disappeared(let service):
          seen.append("-\(service.instanceName)")
          try await network.connect()
        }
      }
      try await connecting.value
      try await published
      return seen
    }
    #expect(events == ["+0a1b2c3d4e5f", "-0a1b2c3d4e5f", "+0a1b2c3d4e5f"])
  }
}
