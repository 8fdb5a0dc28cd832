import DeepDropHTTPS
import Testing

@testable import DeepDropLinux

@Suite struct ReceiverSelectorTests {
  private func receiver() throws -> NearbyReceiver {
    NearbyReceiver(
      id: "0a1b2c3d4e5f",
      name: "Mia’s Desk",
      at: try Endpoint("192.0.2.1", port: 8771),
      or: [try Endpoint("2001:db8::1", port: 8771)]
    )
  }

  @Test(arguments: [
    ("Mia’s Desk", true), ("mia’s desk", true), ("Mia’s", false), ("Mia's Desk", false),
    ("0a1b2c3d4e5f", true), ("0A1B2C3D4E5F", true), ("0a1b2c", false),
    ("192.0.2.1:8771", true), ("[2001:db8::1]:8771", true), ("[2001:DB8:0::1]:8771", true),
    ("192.0.2.1:8772", false), ("192.0.2.2:8771", false),
  ])
  func `a receiver goes by its name, its identifier or an address`(
    text: String,
    isMeant: Bool
  ) throws {
    #expect(try ReceiverSelector(text).matches(receiver()) == isMeant)
  }

  @Test func `a receiver without a name still has an identifier`() throws {
    let nameless = NearbyReceiver(id: "0a1b2c3d4e5f", at: try Endpoint("192.0.2.1", port: 1))
    #expect(try ReceiverSelector("0a1b2c3d4e5f").matches(nameless))
    #expect(try !ReceiverSelector("Desk").matches(nameless))
  }

  @Test(arguments: ["Desk: 2", "localhost:8771", "a:b:c", "[Desk]", "12:34:56", "1.2.3:80"])
  func `what is no address is a name`(text: String) throws {
    #expect(try ReceiverSelector(text).endpoint == nil)
  }

  @Test func `a link-local address carries its interface or is given one`() throws {
    let endpoint = try Endpoint("fe80::1%lo", port: 8771)
    #expect(try ReceiverSelector("[fe80::1%lo]:8771").endpoint == endpoint)
    #expect(try ReceiverSelector("[fe80::1]:8771", on: "lo").endpoint == endpoint)
  }

  @Test func `an address on another interface than the one to use is refused`() {
    let error = #expect(throws: SelectorError.self) {
      try ReceiverSelector("[fe80::1%lo]:8771", on: "eth0")
    }
    #expect(
      error?.description
        == "The address [fe80::1%lo]:8771 is on another interface than eth0, the only one to use."
    )
  }

  @Test func `two spellings of one name or address mean the same`() throws {
    #expect(try ReceiverSelector("Desk") == ReceiverSelector("dESK"))
    #expect(try ReceiverSelector("[::FFFF]:80") == ReceiverSelector("[::ffff]:80"))
    #expect(try ReceiverSelector("[fe80::1]:1", on: "lo") == ReceiverSelector("[FE80::1%lo]:1"))
    #expect(try ReceiverSelector("Desk") != ReceiverSelector("Desk 2"))
    #expect(try Set([ReceiverSelector("Desk"), ReceiverSelector("desk")]).count == 1)
  }

  @Test(arguments: [
    ("", "A receiver's name cannot be empty."),
    (
      "192.0.2.1",
      "The address 192.0.2.1 needs a port: 192.0.2.1:8771 or [2001:db8::1]:8771."
    ),
    (
      "2001:db8::1",
      "The address 2001:db8::1 needs a port: 192.0.2.1:8771 or [2001:db8::1]:8771."
    ),
    (
      "192.0.2.1:99999",
      "The address 192.0.2.1:99999 has no port 99999: ports are numbers from 1 to 65535."
    ),
    ("[::1]:0", "The address [::1]:0 has no port 0: ports are numbers from 1 to 65535."),
    ("[::1]:+80", "The address [::1]:+80 has no port +80: ports are numbers from 1 to 65535."),
    ("[::1:8771", "The address [::1:8771 needs its closing bracket: [2001:db8::1]:8771."),
    ("[fe80::1%lo", "The address [fe80::1%lo needs its closing bracket: [2001:db8::1]:8771."),
    (
      "[192.0.2.1:8771",
      "The address [192.0.2.1:8771 needs its closing bracket: [2001:db8::1]:8771."
    ),
    (
      "[2001:db8:1:2:3:4:5:6:8771",
      "The address [2001:db8:1:2:3:4:5:6:8771 needs its closing bracket: [2001:db8::1]:8771."
    ),
    ("[::1]:", "The address [::1]: needs a port: 192.0.2.1:8771 or [2001:db8::1]:8771."),
    ("[fe80::1]:8771", "The address [fe80::1]:8771 needs its interface: [fe80::1%eth0]:8771."),
    ("[fe80::1%none0]:8771", "There is no interface named “none0”."),
  ])
  func `an address that leads nowhere is refused`(text: String, sentence: String) {
    #expect(throws: SelectorError(description: sentence)) { try ReceiverSelector(text) }
  }
}
