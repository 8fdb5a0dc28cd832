import DeepDropAirDrop
import Foundation
import Testing

@testable import DeepDropHTTPS
@testable import DeepDropLinux

@Suite struct KnownReceiversTests {
  private let place: Workspace

  init() throws { place = try Workspace() }

  private func receiver(
    _ name: String?,
    id: String = "0a1b2c3d4e5f",
    address: String = "192.0.2.1",
    port: UInt16 = 8771,
    key: Int = 1,
    ticket: [UInt8] = []
  ) throws -> NearbyReceiver {
    var receiver = NearbyReceiver(
      id: id,
      name: name,
      flags: .receiver,
      at: try Endpoint(address, port: port),
      publicKey: Fingerprint(String(repeating: "0", count: 60) + String(0x1000 + key, radix: 16))
    )
    receiver.ticket = SessionTicket(session: ticket)
    return receiver
  }

  @Test func `what was written is read back`() throws {
    let file = place.path(of: "state/deep/receivers.plist")
    var known = KnownReceivers()
    known.remember(try receiver("Desk", address: "fe80::1%lo"))
    known.remember(
      try receiver("Sofa", id: "111111111111", port: 8772, key: 2, ticket: [0, 255, 128])
    )
    try known.write(to: file)

    let read = KnownReceivers(at: file)
    #expect(read == known)
    #expect(
      read.first(matching: try ReceiverSelector("desk"))
        == (try receiver("Desk", address: "fe80::1%lo"))
    )
    let sofa = read.first(matching: try ReceiverSelector("111111111111"))
    #expect(sofa?.endpoint.port == 8772)
    #expect(sofa?.ticket?.session == [0, 255, 128])
    #expect(read.first(matching: try ReceiverSelector("192.0.2.1:8772"))?.name == "Sofa")
    #expect(read.first(matching: try ReceiverSelector("Bed")) == nil)
  }

  @Test func `where one interface is meant, a place on another is not tried`() throws {
    var known = KnownReceivers()
    known.remember(try receiver("Desk", address: "fe80::1%lo"))
    known.remember(try receiver("Sofa", id: "111111111111", port: 8772, key: 2))
    #expect(known.first(matching: try ReceiverSelector("Desk"), on: "lo")?.name == "Desk")
    #expect(known.first(matching: try ReceiverSelector("Desk"), on: "eth0") == nil)
    #expect(known.first(matching: try ReceiverSelector("Sofa"), on: "lo") == nil)
  }

  @Test func `only we may read the file, and nothing else is left`() throws {
    let file = place.path(of: "state/receivers.plist")
    var known = KnownReceivers()
    for port in 1...3 {
      known.remember(try receiver("Desk", port: UInt16(port)))
      try known.write(to: file)
    }
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    let folder = place.path(of: "state")
    let closed = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(closed == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["receivers.plist"])
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

  @Test func `the longest tickets of all fit in the file that is read`() throws {
    let file = place.path(of: "receivers.plist")
    let ticket = [UInt8](repeating: 255, count: SessionTicket.maximumSize - 32)
    var known = KnownReceivers()
    for number in 1...KnownReceivers.limit {
      let name = String(repeating: "é", count: 60) + "\(number)"
      known.remember(try receiver(name, port: UInt16(number), key: number, ticket: ticket))
    }
    try known.write(to: file)
    let read = KnownReceivers(at: file)
    #expect(read == known)
    let tickets = try (1...KnownReceivers.limit).compactMap { number in
      read.first(matching: try ReceiverSelector("192.0.2.1:\(number)"))?.ticket
    }
    #expect(tickets.map(\.session) == Array(repeating: ticket, count: KnownReceivers.limit))
  }

  @Test func `a receiver without a key is not remembered`() throws {
    var known = KnownReceivers()
    known.remember(NearbyReceiver(id: "1", name: "Desk", at: try Endpoint("192.0.2.1", port: 1)))
    #expect(known == KnownReceivers())
  }

  @Test(arguments: [
    "", "bplist00", "<plist/>", "<plist><array/></plist>",
    "<plist><dict><key>receivers</key><dict/></dict></plist>",
    "<plist><dict><key>receivers</key><array><string/></array></dict></plist>",
    "<plist><dict><key>receivers</key>" + String(repeating: "<array>", count: 30_000),
    String(repeating: " ", count: 300_000) + "<plist><dict/></plist>",
  ])
  func `a damaged file is as good as none`(text: String) throws {
    #expect(KnownReceivers(at: try place.write("receivers.plist", text).path) == KnownReceivers())
  }

  @Test func `an entry that cannot be used is passed over`() throws {
    let entry = """
      <dict><key>id</key><string>a</string><key>name</key><string>%@</string>
      <key>address</key><string>%@</string><key>port</key><integer>1</integer>
      <key>interface</key><string>%@</string><key>flags</key><integer>137</integer>
      <key>publicKey</key><string>%@</string></dict>
      """
    let entries = [
      ("Desk", "nowhere", "lo", "00"), ("Desk", "fe80::1", "none0", "00"),
      ("Desk", "fe80::1", "lo", "xx"), ("Sofa", "fe80::1", "lo", "00"),
    ].map { name, address, interface, key in
      String(format: entry, name, address, interface, String(repeating: key, count: 32))
    }
    let known = KnownReceivers(
      at: try place.write(
        "receivers.plist",
        "<plist><dict><key>receivers</key><array>\(entries.joined())</array></dict></plist>"
      ).path
    )
    #expect(known.first(matching: try ReceiverSelector("Desk")) == nil)
    #expect(known.first(matching: try ReceiverSelector("Sofa"))?.endpoint.port == 1)
  }

  @Test func `a folder in the file's place is an error with its path`() throws {
    let file = try place.write("state/receivers.plist/x", "").path
    let path = URL(filePath: file).deletingLastPathComponent().path()
      .trimmingCharacters(in: .init(charactersIn: "/"))
    var known = KnownReceivers()
    known.remember(try receiver("Desk"))
    #expect(throws: SystemError(EISDIR, "/" + path)) { try known.write(to: "/" + path) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.path(of: "state"))
        == ["receivers.plist"]
    )
  }
}
