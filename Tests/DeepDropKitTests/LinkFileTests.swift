import DeepDropKit
import Testing

@Suite struct LinkFileTests {
  @Test(arguments: [
    ("acme://e/1", "acme://e/1", nil),
    ("\r\n acme://e/1\t\n", "acme://e/1", nil),  // L07
    ("\u{FEFF}acme://e/1\u{3000}", "acme://e/1", nil),  // L08
    ("acme://p?name=al%20mond", "acme://p?name=al%20mond", nil),  // L01
    ("acme://u?last=jiménez\n", "acme://u?last=jim%C3%A9nez", nil),  // L02
    ("lightning:lnbc1pvj", "lightning:lnbc1pvj", nil),  // N09
    ("Title\n\nhttps://example.com/e/1", "https://example.com/e/1", "Title"),  // L13
    ("Title\r\nhttps://example.com/e/1\r\n", "https://example.com/e/1", "Title"),
    ("Tonight: Gig\n\n at the park\n\nacme:e", "acme:e", "Tonight: Gig at the park"),
    // L13: in one line too, if the last word is the only link.
    ("Summer party https://example.com/e/1", "https://example.com/e/1", "Summer party"),
    ("Tonight: https://example.com/e/1", "https://example.com/e/1", "Tonight:"),
    ("Dear all,\ncome to https://example.com", "https://example.com", "Dear all, come to"),
    ("[Event]\n\nacme:e", "acme:e", "[Event]"),
    ("acme://e/1\n\nacme://e/1", "acme://e/1", nil),
    ("a = b\nURL=x\nacme:e", "acme:e", "a = b URL=x"),
  ])
  func `a bare link is read, with a title above it or without`(
    text: String,
    link: String,
    title: String?
  ) throws {
    let file = try LinkFile(reading: Array(text.utf8))
    #expect(file == LinkFile(try DeepLink(link), title: title))
  }

  @Test func `UTF-16 is read by its mark`() throws {  // L08
    let units = Array("acme://é/1\r\n".utf16)
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in units {
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      little += [low, high]
      big += [high, low]
    }
    #expect(try LinkFile(reading: little).link.string == "acme://%C3%A9/1")
    #expect(try LinkFile(reading: big).link.string == "acme://%C3%A9/1")
    #expect(throws: LinkError.notText) { try LinkFile(reading: little.dropLast()) }
    #expect(throws: LinkError.notText) { try LinkFile(reading: [0xFF, 0xFE, 0x00, 0xD8]) }
    #expect(throws: LinkError.emptyFile) { try LinkFile(reading: [0xFF, 0xFE]) }
    #expect(throws: LinkError.notText) { try LinkFile(reading: Array(little.dropFirst(2))) }
  }

  @Test(
    arguments: [
      ("", .emptyFile), (" \r\n\t", .emptyFile), ("\u{FEFF}", .emptyFile),
      ("acme://e 1", .whiteSpace(in: "acme://e 1")),  // L07
      ("acme://e\u{FEFF}1", .byteOrderMark(in: "acme://e\u{FEFF}1")),  // L08
      ("acme%3A%2F%2Fe%2F1", .escapedLink("acme%3A%2F%2Fe%2F1")),
      ("Title\nhttps%3a%2f%2fe", .escapedLink("https%3a%2f%2fe")),
      ("acme:\0", .notText), ("\u{7F}", .notText), ("a\u{1B}[31m", .notText),
      ("hello", .notAbsolute("hello")), ("/e/1", .notAbsolute("/e/1")),
      ("acme://e?%", .escape(in: "acme://e?%")),
      ("https://example.com\n\nTitle", .noLinkAtEnd("Title")),
      ("come to acme:e", .whiteSpace(in: "come to acme:e")),
      ("https://example.com is it", .whiteSpace(in: "https://example.com is it")),
      ("Dear all,\ncome to acme:e", .noLinkAtEnd("come to acme:e")),
      // L14
      (
        "https://a.test\nhttps://b.test\nhttps://c.test",
        .severalLinks(["https://a.test", "https://b.test", "https://c.test"])
      ),
      ("acme:1\nacme:2", .severalLinks(["acme:1", "acme:2"])),
      ("https://a.test https://b.test", .severalLinks(["https://a.test", "https://b.test"])),
    ] as [(String, LinkError)]
  )
  func `what is not one link is refused with the reason`(text: String, error: LinkError) {
    #expect(throws: error) { try LinkFile(reading: Array(text.utf8)) }
  }

  @Test func `several links are all named, up to ten`() {  // L14
    #expect(
      LinkError.severalLinks(["acme:1", "acme:2", "acme:3"]).message
        == "The file holds 3 links, and one is wanted: “acme:1”, “acme:2”, “acme:3”."
    )
    let many = (1...12).map { "acme:\($0)" }
    #expect(LinkError.severalLinks(many).message.hasSuffix("“acme:10” and 2 more."))
  }

  @Test func `no more than 64 KiB are read`() throws {
    let padding = String(repeating: " ", count: LinkFile.maximumLength - 6)
    #expect(try LinkFile(reading: Array((padding + "acme:e").utf8)).link.string == "acme:e")
    #expect(throws: LinkError.fileTooLong(65_537)) {
      try LinkFile(reading: Array((padding + " acme:e").utf8))
    }
    let link = "acme:" + String(repeating: "x", count: 60_000)
    #expect(throws: LinkError.tooLong(link)) { try LinkFile(reading: Array(link.utf8)) }
  }

  @Test(arguments: [[0xC3], [0xFF], [0x61, 0x3A, 0xC3, 0x28], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func `what is no UTF-8 is not text`(bytes: [UInt8]) {
    #expect(throws: LinkError.notText) { try LinkFile(reading: bytes) }
  }

  @Test(.timeLimit(.minutes(1))) func `many words or lines cost little`() {
    let words = String(repeating: "a ", count: 32_000)
    #expect(throws: LinkError.self) { try LinkFile(reading: Array(words.utf8)) }
    let links = (0..<6_000).map { "a://\($0)" }.joined(separator: "\n")
    #expect(throws: LinkError.self) { try LinkFile(reading: Array(links.utf8)) }
    let sections = String(repeating: "[InternetShortcut]\n", count: 3_400)
    #expect(throws: LinkError.self) { try LinkFile(reading: Array(sections.utf8)) }
  }

  static let links = [
    "acme://e/1", "https://example.com/?a=1&b='2'&amp;c=%20;#f", "lightning:lnbc1", "acme:&",
    "acme://u/кафе",
  ]

  @Test(arguments: LinkFile.Format.allCases, links)
  func `what is written is read back`(format: LinkFile.Format, text: String) throws {
    let file = LinkFile(try DeepLink(text), format: format)
    #expect(try LinkFile(reading: file.bytes) == file)
  }

  @Test(arguments: LinkFile.Format.allCases)
  func `a part of a file is survived`(format: LinkFile.Format) throws {
    let link = try DeepLink("acme://e/1?a=1&b=2")
    let bytes = LinkFile(link, format: format, title: "Gig").bytes
    for count in 0..<bytes.count {
      // A prefix may happen to be a link of its own, but never another app's.
      guard let file = try? LinkFile(reading: Array(bytes.prefix(count))) else { continue }
      #expect(link.string.hasPrefix(file.link.string))
    }
  }

  @Test(arguments: [
    ("Gig\u{9B}31m", "Gig31m"), ("gnp\u{202E}exe", "gnpexe"), ("a\u{2066}b\u{2069}", "ab"),
    ("a\u{200B}b\u{E0041}", "ab"), (" a\r\n\tb\u{2028}c ", "a b c"),
    ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"), ("AC/DC: Live", "AC/DC: Live"),
  ])
  func `a stranger's title is what can be read of it`(title: String, expected: String) throws {
    let link = try DeepLink("acme:e")
    #expect(LinkFile(link, title: title).title == expected)
    #expect(try LinkFile(reading: Array("\(title)\nacme:e".utf8)).link == link)
  }

  @Test func `a bare link is written as its bytes and nothing else`() throws {
    let file = LinkFile(try DeepLink("acme://e/1"), title: "Gig")
    #expect(file.format == .bareURL)
    #expect(file.bytes == Array("acme://e/1".utf8))
    #expect(try LinkFile(reading: file.bytes).link.string == "acme://e/1")
  }

  @Test func `each format has its extension`() {
    let extensions = LinkFile.Format.allCases.map(\.filenameExtension)
    #expect(extensions == [nil, "webloc", "url", "desktop"])
  }
}
