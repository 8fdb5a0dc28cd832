import Testing

@testable import DeepDropDiscovery

@Suite struct NameTests {
  @Test(arguments: ["_airdrop._tcp", "_x._udp", "_a-b9._tcp"])
  func `a service type is spelled as in DNS`(name: String) throws {
    #expect(try ServiceType(name).name == name)
  }

  @Test(arguments: [
    "", "airdrop._tcp", "_airdrop", "_airdrop._sctp", "_._tcp", "_-a._tcp", "_a._tcp.local",
    "_sixteen-letters-._tcp", "_aaaaaaaaaaaaaaaa._tcp",
  ])
  func `what is no service type is refused`(name: String) {
    #expect(throws: DiscoveryError.invalidName(name, "a service type like _http._tcp")) {
      try ServiceType(name)
    }
  }

  @Test(arguments: ["a", "acme-7f3a", String(repeating: "x", count: 63)])
  func `a host label is letters, digits and inner hyphens`(name: String) throws {
    #expect(try HostLabel(name).name == name)
  }

  @Test(arguments: ["", "-a", "a-", "a.b", "ä", String(repeating: "x", count: 64)])
  func `what is no host label is refused`(name: String) {
    #expect(throws: DiscoveryError.self) { try HostLabel(name) }
  }

  @Test(arguments: ["", "a\nb", String(repeating: "é", count: 32)])
  func `an instance name that DNS-SD cannot carry is refused`(name: String) {
    #expect(throws: DiscoveryError.self) { try ServiceAdvertisement.sample(name) }
  }

  @Test func `port zero is refused`() {
    #expect(throws: DiscoveryError.self) { try ServiceAdvertisement.sample(port: 0) }
  }
}
