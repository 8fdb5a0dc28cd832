import DeepDropPropertyList
import Testing

@Suite struct PropertyListTests {
  /// The example of ``PropertyList``.
  @Test func `the example in the documentation works`() throws {
    let bytes = Array(
      """
      <plist version="1.0"><dict>
        <key>URL</key> <string>acme://item/1</string>
      </dict></plist>
      """.utf8
    )
    let list = try PropertyList(parsing: bytes)
    let link = list["URL"]?.string
    let line = list["URL"]?.position.line
    #expect(link == "acme://item/1")
    #expect(line == 2)
  }

  @Test func `a link file is read in both formats (L10)`() throws {
    let link = "https://example.com/?a=1&b=2"
    let xml =
      "<plist><dict><key>URL</key>"
      + "<string>https://example.com/?a=1&amp;b=2</string></dict></plist>"
    let object = [0x5F, 0x10, UInt8(link.utf8.count)] + link.utf8
    let binary = binary([[0xD1, 1, 2], [0x53] + "URL".utf8, object])
    #expect(try PropertyList(parsing: Array(xml.utf8))["URL"]?.string == link)
    #expect(try PropertyList(parsing: binary)["URL"]?.string == link)
  }

  @Test func `an accessor answers for its own kind only`() throws {
    let string = try PropertyList(parsing: Array("<string>1</string>".utf8))
    #expect(string.string == "1")
    #expect(string.integer == nil)
    #expect(string.boolean == nil)
    #expect(string.data == nil)
    #expect(string.array == nil)
    #expect(string.dictionary == nil)
    #expect(string["1"] == nil)
    let great = try PropertyList(parsing: Array("<integer>18446744073709551615</integer>".utf8))
    #expect(great.integer == nil)
    #expect(great.value == .integer(.init(UInt64.max)))
  }

  @Test(arguments: [
    ("bplist00", PropertyList.Format.binary), ("bplist0", .binary), ("<plist", .xml),
    ("\u{FEFF} <", .xml), ("\n\t<", .xml),
  ])
  func `the format shows in the first characters`(text: String, format: PropertyList.Format) {
    #expect(PropertyList.Format(of: Array(text.utf8)) == format)
  }
}
