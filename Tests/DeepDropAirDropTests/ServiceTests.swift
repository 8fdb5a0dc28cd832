import DeepDropAirDrop
import Testing

@Suite struct ServiceFlagsTests {
  @Test func `our receiver announces 137, as iPhones with iOS 26 need it for links`() {
    #expect(ServiceFlags.receiver.rawValue == 137)
    #expect(ServiceFlags.receiver.txt.key == "flags")
    #expect(ServiceFlags.receiver.txt.value == "137")
  }

  @Test(
    arguments: [
      ("1019", 1019), ("136", 136), ("16524", 16524), (nil, 0x80), ("", 0x80), ("-1", 0x80),
      ("99999999999", 0x80), ("0x89", 0x80),
    ] as [(String?, UInt32)]
  )
  func `a TXT record without readable flags means that Discover may be tried`(
    flags: String?,
    sum: UInt32
  ) {
    #expect(ServiceFlags(txt: flags.map { ["flags": $0] } ?? [:]).rawValue == sum)
  }

  @Test func `a macOS receiver's 1019 contains every named bit`() {
    let flags = ServiceFlags(rawValue: 1019)
    #expect(flags.contains([.url, .dvzip, .mixedTypes, .iris, .discover, .assetBundle]))
    #expect(!flags.contains(.pipelining))
  }
}

@Suite struct ServiceIDTests {
  @Test func `random bits become twelve digits, with zeros in front`() {
    #expect(ServiceID(random: 0xab).description == "0000000000ab")
    #expect(ServiceID(random: .max).description == "ffffffffffff")
  }

  @Test(arguments: ["03361df42fcf", "03361DF42FCF"])
  func `digits are read in any case`(digits: String) {
    #expect(ServiceID(digits)?.description == "03361df42fcf")
  }

  @Test(arguments: ["", "03361df42fc", "03361df42fcff", "03361df42fcg", "０3361df42f"])
  func `anything else is no identifier`(digits: String) {
    #expect(ServiceID(digits) == nil)
  }
}
