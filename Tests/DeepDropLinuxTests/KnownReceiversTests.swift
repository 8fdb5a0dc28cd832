import DeepDropAirDrop
import DeepDropHTTPS
import Foundation
import Testing

@testable import DeepDropLinux

@Suite struct KnownReceiversTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func receiver(
    _ name: String?,
    id: String = "0a1b2c3d4e5f",
    address: String = "192.0.2.1",
    port: UInt16 = 8771,
    key: Int = 1
  ) throws -> NearbyReceiver {
    NearbyReceiver(
      id: id,
      name: name,
      flags: .receiver,
      at: try Endpoint(address, port: port),
      publicKey: Fingerprint(String(repeating: "0", count: 60) + String(0x1000 + key, radix: 16))
    )
  }

  @Test func `what was written is read back`() throws {
    let file = scratch.path(of: "state/deep/receivers.json")
    var known = KnownReceivers()
    known.remember(try receiver("Desk", address: "fe80::1%lo"))
    known.remember(try receiver("Sofa", id: "111111111111", port: 8772, key: 2))
    try known.write(to: file)

    let read = KnownReceivers(at: file)
    #expect(read == known)
    #expect(
      read.first(matching: try ReceiverSelector("desk"))
        == (try receiver("Desk", address: "fe80::1%lo"))
    )
    #expect(read.first(matching: try ReceiverSelector("111111111111"))?.endpoint.port == 8772)
    #expect(read.first(matching: try ReceiverSelector("192.0.2.1:8772"))?.name == "Sofa")
    #expect(read.first(matching: try ReceiverSelector("Bed")) == nil)
  }

  @Test func `only we may read the file, and nothing else is left`() throws {
    let file = scratch.path(of: "state/receivers.json")
    var known = KnownReceivers()
    for port in 1...3 {
      known.remember(try receiver("Desk", port: UInt16(port)))
      try known.write(to: file)
    }
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    let folder = scratch.path(of: "state")
    let closed = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(closed == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["receivers.json"])
  }

  @Test func `the latest place of a receiver replaces the earlier one`() throws {
    var known = KnownReceivers()
    known.remember(try receiver("Desk"))
    known.remember(try receiver("Desk", id: "222222222222", address: "192.0.2.9", key: 2))
    #expect(known.first(matching: try ReceiverSelector("Desk"))?.endpoint.address == "192.0.2.9")
    #expect(known.first(matching: try ReceiverSelector("0a1b2c3d4e5f")) == nil)

    known.remember(try receiver("Sofa", id: "333333333333", address: "192.0.2.9", key: 3))
    #expect(known.first(matching: try ReceiverSelector("Desk")) == nil)
  }

  @Test func `no more than a few are remembered, the latest of all`() throws {
    var known = KnownReceivers()
    for number in 1...200 {
      known.remember(try receiver("Desk \(number)", port: UInt16(number), key: number))
    }
    #expect(known.first(matching: try ReceiverSelector("Desk 136")) == nil)
    #expect(known.first(matching: try ReceiverSelector("Desk 137")) != nil)
    #expect(known.first(matching: try ReceiverSelector("Desk 200")) != nil)
  }

  @Test func `a receiver without a key is not remembered`() throws {
    var known = KnownReceivers()
    known.remember(NearbyReceiver(id: "1", name: "Desk", at: try Endpoint("192.0.2.1", port: 1)))
    #expect(known == KnownReceivers())
  }

  @Test(arguments: [
    "", "{", "[]", #"{"receivers":{}}"#, #"{"receivers":[{"id":1}]}"#,
    #"{"receivers":"# + String(repeating: "[", count: 100_000),
    String(repeating: " ", count: 300_000) + #"{"receivers":[]}"#,
  ])
  func `a damaged file is as good as none`(text: String) throws {
    #expect(KnownReceivers(at: try scratch.write("receivers.json", text)) == KnownReceivers())
  }

  @Test func `an entry that cannot be used is passed over`() throws {
    let entry = #"""
      {"id":"a","name":"Desk","address":"%@","port":1,"interface":"%@","flags":137,"publicKey":"%@"}
      """#
    let entries = [("nowhere", "lo", "00"), ("fe80::1", "none0", "00"), ("fe80::1", "lo", "xx")]
      .map { address, interface, key in
        String(format: entry, address, interface, String(repeating: key, count: 32))
      }
    let file = try scratch.write(
      "r.json",
      #"{"receivers":["# + entries.joined(separator: ",") + "]}"
    )
    #expect(KnownReceivers(at: file).first(matching: try ReceiverSelector("Desk")) == nil)
  }

  @Test func `a folder in the file's place is an error with its path`() throws {
    let file = try scratch.write("state/receivers.json/x", "")
    let path = URL(filePath: file).deletingLastPathComponent().path()
      .trimmingCharacters(in: .init(charactersIn: "/"))
    var known = KnownReceivers()
    known.remember(try receiver("Desk"))
    #expect(throws: SystemError(EISDIR, "/" + path)) { try known.write(to: "/" + path) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path(of: "state"))
        == ["receivers.json"]
    )
  }
}
