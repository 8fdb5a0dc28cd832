import DeepDropKit
import Testing

@Suite struct WeblocTests {
  @Test func `XML is written with its ampersands escaped`() throws {  // L10
    let link = try DeepLink("https://example.com/?a=1&b=2")
    let text = String(decoding: LinkFile(link, format: .webloc).bytes, as: UTF8.self)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>URL</key>
        \t<string>https://example.com/?a=1&amp;b=2</string>
        </dict>
        </plist>

        """
    )
  }

  @Test func `a binary property list is read`() throws {  // L10
    // {"URL": "acme://e/1"}: dictionary, key and value, their offsets, the trailer.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 0x01, 0x02] + [0x53] + Array("URL".utf8)
      + [0x5A] + Array("acme://e/1".utf8) + [8, 11, 15]
      + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 26]
    #expect(
      try LinkFile(reading: bytes) == LinkFile(try DeepLink("acme://e/1"), format: .webloc)
    )
    for count in 8..<bytes.count {
      #expect(throws: LinkError.self) { try LinkFile(reading: Array(bytes.prefix(count))) }
    }
  }

  @Test func `XML of other writers is read`() throws {  // L10
    let text = """
      \u{FEFF}
      <plist><dict><key>Name</key><string>x</string>
      <key>URL</key><string> acme://e?a=1&amp;b=&#x32; </string></dict></plist>
      """
    #expect(try LinkFile(reading: Array(text.utf8)).link.string == "acme://e?a=1&b=2")
  }

  @Test(
    arguments: [
      ("<plist><dict/></plist>", .noURLKey("URL", in: "property list")),
      ("<plist><array/></plist>", .noURLKey("URL", in: "property list")),
      (
        "<plist><dict><key>URL</key><integer>1</integer></dict></plist>",
        .noURLKey("URL", in: "property list")
      ),
      ("<plist><dict><key>URL</key><string></string></dict></plist>", .emptyLink),
    ] as [(String, LinkError)]
  )
  func `a property list without a link is refused`(text: String, error: LinkError) {
    #expect(throws: error) { try LinkFile(reading: Array(text.utf8)) }
  }

  @Test(arguments: ["<html><a href='acme:e'>x</a></html>", "<", "bplist00", "<plist><dict>"])
  func `a broken property list is refused with its reader's reason`(text: String) {
    let error = #expect(throws: LinkError.self) { try LinkFile(reading: Array(text.utf8)) }
    #expect(error?.code == .malformedFile)
    #expect(error?.message.hasPrefix("The file cannot be read as a .webloc: ") == true)
  }
}
