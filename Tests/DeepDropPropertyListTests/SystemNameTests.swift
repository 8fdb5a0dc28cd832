import DeepDropPropertyList
import Testing

@Suite struct SystemNameTests {
  @Test(arguments: ["", "Gig", "naïve 日本", "e\u{301}", "\u{FFFD}", "a\u{1B}b"])
  func `a name in UTF-8 is its text, to the byte`(text: String) {
    let name = SystemName(Array(text.utf8))
    #expect(name.text.map { Array($0.utf8) } == Array(text.utf8))
    #expect(Array(name.shown.utf8) == Array(text.utf8))
  }

  @Test(
    arguments: [
      ([0x63, 0x61, 0x66, 0xE9], #"caf\xE9"#), ([0xC3], #"\xC3"#),
      ([0xC0, 0x80], #"\xC0\x80"#), ([0xED, 0xA0, 0x80, 0x61], #"\xED\xA0\x80a"#),
      ([0xC3, 0xA9, 0xFF], #"\xC3\xA9\xFF"#),
    ] as [([UInt8], String)]
  )
  func `any other name has none, and is shown by its bytes`(bytes: [UInt8], shown: String) {
    let name = SystemName(bytes)
    #expect(name.text == nil)
    #expect(name.shown == shown)
  }
}
