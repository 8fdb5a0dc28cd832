import DeepDropAirDrop
import Testing

@Suite struct BeaconTests {
  /// The three forms as they were published, behind the company's number.
  static let forms: [(Beacon.Form, String)] = [
    (.first, "0512 0000000000000000 01 0000000000000000 00"),
    (.second, "0512 0000000000000000 02 0000000000000000 00"),
    (.third(.init(random: 0xA1_B2C3)), "0512 40a1b2c300000000 03 0000000000000000 00"),
  ]

  @Test(arguments: forms)
  func `each form has the bytes that were published`(form: Beacon.Form, bytes: String) {
    #expect(Beacon(form).manufacturerData.hex == bytes.filter { $0 != " " })
  }

  @Test(arguments: forms.map(\.0))
  func `what is encoded is decoded the same`(form: Beacon.Form) throws {
    let contacts = try ["laptop@example.com", "+49 151 12345678"].map {
      ContactHash(of: try #require(ContactAddress($0)))
    }
    let beacon = Beacon(form, contacts: contacts)
    let heard = ContinuityMessages(manufacturerData: beacon.manufacturerData).beacon
    #expect(heard == beacon)
    #expect(heard?.form == form)
    #expect(heard?.contacts == contacts)
  }

  @Test func `hashes fill the four places in order, and a fifth is left out`() throws {
    let contacts = try (1...5).map {
      ContactHash(of: try #require(ContactAddress("\($0)@example.com")))
    }
    let body = Beacon(contacts: contacts).body
    #expect(Array(body[9..<17]).hex == "4a30130e3dd780f0")
    #expect(Beacon(contacts: contacts).contacts == Array(contacts.prefix(4)))
    #expect(body[17] == 0)
  }

  @Test(arguments: [0, 17, 19]) func `a body of another length is none`(count: Int) {
    #expect(Beacon(body: [UInt8](repeating: 1, count: count)) == nil)
  }

  @Test func `a form that nobody published is kept as it was heard`() throws {
    var body = Beacon().body
    body[8] = 4
    let beacon = try #require(Beacon(body: body))
    #expect(beacon.form == nil)
    #expect(beacon.manufacturerData == [0x05, 0x12] + body)
  }
}
