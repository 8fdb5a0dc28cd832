import DeepDropKit
import Testing

@Suite struct InternetShortcutTests {
  @Test func `an INI file is written with CRLF`() throws {
    let file = LinkFile(try DeepLink("acme://e/1"), format: .url)
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == "[InternetShortcut]\r\nURL=acme://e/1\r\n"
    )
  }

  @Test(arguments: [
    "[InternetShortcut]\nURL=acme://e/1\n",
    "[InternetShortcut]\r\nURL=acme://e/1\r\n",
    "[internetshortcut]\nurl = acme://e/1",
    "\u{FEFF}; made by a browser\n\n[INTERNETSHORTCUT]\nIconIndex=0\nURL=acme://e/1\nHotKey=0\n",
    "[{000214A0-0000-0000-C000-000000000046}]\nURL=acme://no\nProp3=19,11\n"
      + "[InternetShortcut]\nIDList=\nURL=acme://e/1\nURL=acme://second\n[X]\nURL=acme://no",
  ])
  func `an INI file of any writer is read`(text: String) throws {  // L09
    let file = LinkFile(try DeepLink("acme://e/1"), format: .url)
    #expect(try LinkFile(reading: Array(text.utf8)) == file)
  }

  @Test(arguments: [
    "[InternetShortcut]\n", "[InternetShortcut]\nURL=\n", "[InternetShortcut]\n;URL=acme:e\n",
    "[InternetShortcut]\n[X]\nURL=acme:e\n", "URL=acme:e\n[InternetShortcut]\nURLs=acme:e\n",
  ])
  func `a key counts only inside its section`(text: String) {
    #expect(throws: LinkError.noURLKey("URL", in: "section [InternetShortcut]")) {
      try LinkFile(reading: Array(text.utf8))
    }
  }

  @Test func `a value that is no link is refused`() {
    #expect(throws: LinkError.notAbsolute("example.com")) {
      try LinkFile(reading: Array("[InternetShortcut]\nURL=example.com".utf8))
    }
  }
}

@Suite struct DesktopEntryTests {
  @Test func `an entry is written with its title`() throws {
    let file = LinkFile(try DeepLink("acme://e/1"), format: .desktop, title: "Gig")
    let text = "[Desktop Entry]\nType=Link\nName=Gig\nURL=acme://e/1\n"
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
    #expect(try LinkFile(reading: file.bytes) == file)
  }

  @Test func `an entry without a title is named by its link`() throws {
    let file = LinkFile(try DeepLink("acme://e/1"), format: .desktop)
    let text = "[Desktop Entry]\nType=Link\nName=acme://e/1\nURL=acme://e/1\n"
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
    #expect(try LinkFile(reading: file.bytes) == file)
  }

  @Test(arguments: [
    (#"C:\new\\"#, #"C:\new\\"#), ("[Desktop Entry]", "[Desktop Entry]"), ("é 🎉", "é 🎉"),
    ("\u{30F}L \u{301}\\\u{301}", "\u{30F}L \u{301}\\\u{301}"),
    (" a\nURL=file:///x\t\r\u{0}b ", "a URL=file:///x b"),
    (String(repeating: "x", count: 1_001), String(repeating: "x", count: 1_000)),
  ])
  func `a title stays in its line`(title: String, kept: String) throws {
    let file = LinkFile(try DeepLink("acme://e/1"), format: .desktop, title: title)
    #expect(file.title == kept)
    #expect(try LinkFile(reading: file.bytes) == file)
    #expect(file.bytes.count(where: { $0 == 0x0A }) == 4)
  }

  @Test(arguments: [nil, "", " \n", "\u{1}", "acme://e/1"])
  func `a title that says nothing is none`(title: String?) throws {
    #expect(LinkFile(try DeepLink("acme://e/1"), format: .desktop, title: title).title == nil)
  }

  @Test func `a long link is no title of itself either`() throws {
    let link = try DeepLink("acme://e/" + String(repeating: "1", count: 2000))
    let file = LinkFile(link, format: .desktop)
    #expect(try LinkFile(reading: file.bytes) == file)
  }

  @Test func `escapes of another writer are undone`() throws {
    let text = #"""
      [Desktop Entry]
      Type=Link
      Name=\sA\tB\\\n\q
      URL=acme://e/1\
      """#
    let file = try LinkFile(reading: Array(text.utf8))
    #expect(file.title == #"A B\ q"#)
    #expect(file.link.string == "acme://e/1")
  }

  @Test func `an entry of another writer is read`() throws {
    let text = """
      # a comment
      [Desktop Entry]
      Encoding=UTF-8
      Icon=text-html
      Name[de]=Auftritt
      Name = Gig
      Type=Link
      URL[$e]=acme://no
      URL=acme://e/1

      [Desktop Action x]
      URL=acme://no
      """
    let file = LinkFile(try DeepLink("acme://e/1"), format: .desktop, title: "Gig")
    #expect(try LinkFile(reading: Array(text.utf8)) == file)
  }

  @Test(
    arguments: [
      (
        "[Desktop Entry]\nType=Application\nExec=sh\nURL=acme:e", .desktopEntry(type: "Application")
      ),
      ("[Desktop Entry]\nURL=acme:e", .desktopEntry(type: "")),
      ("[Desktop Entry]\nType=Link\nurl=acme:e", .noURLKey("URL", in: "section [Desktop Entry]")),
      ("[Desktop Entry]\nType=Link\nURL=x", .notAbsolute("x")),
      ("[desktop entry]\nType=Link\nURL=acme:e", .noLinkAtEnd("URL=acme:e")),
    ] as [(String, LinkError)]
  )
  func `another entry is refused`(text: String, error: LinkError) {
    #expect(throws: error) { try LinkFile(reading: Array(text.utf8)) }
  }

  @Test func `a shortcut's other keys may be in a code page`() throws {
    let bytes =
      Array("[{000214A0}]\r\nName=Caf".utf8) + [0xE9, 0x85]
      + Array("\r\n[InternetShortcut]\r\nURL=acme://e/1\r\n".utf8)
    #expect(try LinkFile(reading: bytes) == LinkFile(DeepLink("acme://e/1"), format: .url))
  }

  @Test(arguments: [
    "[InternetShortcut]\r\nURL=acme://caf\u{FF}\r\n", "[Desktop Entry]\nName=\u{FF}\nURL=acme:e",
    "[InternetShortcut]\r\nURL=acme:e\r\nName=\u{FF}\0",
  ])
  func `what has to be text is text`(text: String) {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(throws: LinkError.notText) { try LinkFile(reading: bytes) }
  }
}
