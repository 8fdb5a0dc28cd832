import Testing

@testable import DeepDropDiscovery

@Suite struct ServiceEventTests {
  private func service(_ name: String, port: UInt16 = 1) -> DiscoveredService {
    DiscoveredService(instanceName: name, host: "a.local", port: port, text: .empty, addresses: [])
  }

  private func byName(_ services: DiscoveredService...) -> [String: DiscoveredService] {
    Dictionary(uniqueKeysWithValues: services.map { ($0.instanceName, $0) })
  }

  @Test func `two states become the events between them, departures first`() {
    let old = byName(service("a"), service("b"), service("c"))
    let new = byName(service("b", port: 2), service("c"), service("d"))
    #expect(
      ServiceEvent.changes(from: old, to: new) == [
        .disappeared(service("a")), .changed(service("b", port: 2)), .appeared(service("d")),
      ]
    )
  }

  @Test func `the same state is no event`() {
    #expect(ServiceEvent.changes(from: byName(service("a")), to: byName(service("a"))) == [])
  }
}
