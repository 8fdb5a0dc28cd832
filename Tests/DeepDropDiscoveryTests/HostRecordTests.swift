import Testing

@testable import DeepDropDiscovery

@Suite struct HostRecordTests {
  /// The name, the first block of types, its length and bits (RFC 4034 §4.1).
  @Test(
    arguments: [
      (.ipv4, [0, 1, 0x40]),
      (.ipv6, [0, 4, 0, 0, 0, 8]),
      ([.ipv4, .ipv6], [0, 4, 0x40, 0, 0, 8]),
    ] as [(NetworkScope.Families, [UInt8])]
  )
  func `the types of a name are a bit each`(families: NetworkScope.Families, types: [UInt8]) {
    #expect(families.nsecData(of: "a-2.local") == Array("\u{3}a-2\u{5}local\u{0}".utf8) + types)
  }
}
