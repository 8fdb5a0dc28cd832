import Testing

@testable import DeepDropDiscovery

@Suite struct ServiceAddressTests {
  private let wlan = NetworkInterface(index: 3, name: "wlan0")

  private func address(_ bytes: [UInt8], isLoopback: Bool = false) -> ServiceAddress? {
    ServiceAddress(bytes: bytes, interface: wlan, isLoopback: isLoopback)
  }

  private func ipv6(_ head: [UInt8], _ last: UInt8) -> [UInt8] {
    head + Array(repeating: 0, count: 15 - head.count) + [last]
  }

  @Test func `only a link-local address is written with its scope`() {
    #expect(address(ipv6([0xFE, 0x80], 1))?.description == "fe80::1%wlan0")
    #expect(address(ipv6([0xFE, 0x80], 1))?.numeric == "fe80::1")
    #expect(address(ipv6([0xFD], 1))?.description == "fd00::1")
    #expect(address([192, 0, 2, 1])?.description == "192.0.2.1")
  }

  @Test func `the best come first`() throws {
    let addresses = [
      [192, 0, 2, 1], ipv6([0xFD], 1), ipv6([0xFE, 0x80], 2), ipv6([0xFE, 0x80], 1),
    ]
    .compactMap { address($0) }
    #expect(
      addresses.sorted().map(\.description)
        == ["fe80::1%wlan0", "fe80::2%wlan0", "fd00::1", "192.0.2.1"]
    )
  }

  @Test func `addresses that no service has are refused`() {
    for bytes in [
      [0, 0, 0, 0], [224, 0, 0, 251], [127, 0, 0, 1], [255, 255, 255, 255], ipv6([0xFF, 2], 0xFB),
      ipv6([], 0), ipv6([], 1), [1, 2, 3],
    ] {
      #expect(address(bytes) == nil)
    }
  }

  @Test func `loopback is an address on a loopback`() {
    #expect(address([127, 0, 0, 1], isLoopback: true)?.description == "127.0.0.1")
    #expect(address(ipv6([], 1), isLoopback: true)?.description == "::1")
  }
}
