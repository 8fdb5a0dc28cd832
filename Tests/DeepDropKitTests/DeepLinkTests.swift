import DeepDropKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DeepLinkTests {
  @Test(arguments: [
    "acme://e/1", "ACME://E/1", "acme:", "acme://", "acme:///e/1", "acme:e", "acme:?x=1", "acme:#f",
    "acme://p?name=al%20mond",  // L01
    "http://example.com/abc%20def/",  // L04
    "https://example.com/f?plain=1#L11",  // L05
    "lightning:lnbc1pvjluezpp5qqqsyq", "mailto:a@b.c", "tel:%2A", "sms:+1;body=hi",  // N09
    "https://user:pw@example.com:443/x", "https://e.com:/x",
    "https://[::1]:80/x", "https://e.com/a/../b/./c//d", "acme://h/?/?:@#/?:@", "acme://%D0%BA/x",
    "x-a+b.c://h/~'()*!$&,;=@:", "acme://a!$&'()*+,;=b/", "acme://@h/", "acme:////x", "acme:%ff",
  ])
  func `a valid link stays as it is, byte for byte`(text: String) throws {
    let link = try DeepLink(text)
    #expect(link.string == text)
    #expect(link.description == text)
    #expect(link.url.absoluteString == text)
    #expect(try DeepLink(link.url) == link)
  }

  @Test(arguments: [
    ("acme://u?last=jiménez", "acme://u?last=jim%C3%A9nez"),  // L02
    // L03
    ("https://example.com/x/Кафе%20A", "https://example.com/x/%D0%9A%D0%B0%D1%84%D0%B5%20A"),
    ("acme://кафе/🎉#é", "acme://%D0%BA%D0%B0%D1%84%D0%B5/%F0%9F%8E%89#%C3%A9"),
    ("acme:a\u{202E}b\u{200B}c\u{FFFD}", "acme:a%E2%80%AEb%E2%80%8Bc%EF%BF%BD"),
    ("acme:e\u{301}", "acme:e%CC%81"),
    ("https://example.com/?f[a]=1|2", "https://example.com/?f%5Ba%5D=1%7C2"),
    ("acme://e/{x}^#`", "acme://e/%7Bx%7D%5E#%60"),
    ("https://[::1]/[x]", "https://[::1]/%5Bx%5D"),
    ("acme:/e/[1]", "acme:/e/%5B1%5D"), ("acme:e[1]", "acme:e%5B1%5D"),
    ("acme:/a/b/[1]", "acme:/a/b/%5B1%5D"), ("acme:[::1]", "acme:%5B::1%5D"),
  ])
  func `only what is beyond ASCII, or raw in browsers, is escaped`(
    text: String,
    string: String
  ) throws {
    let link = try DeepLink(text)
    #expect(link.string == string)
    #expect(link.url.absoluteString == string)
    #expect(try DeepLink(string) == link)
  }

  @Test(arguments: [
    ("ACME://E/1", "acme", "e", false),
    ("HTTPS://Example.COM:443/x", "https", "example.com", true),
    ("https://example.com@evil.test/", "https", "evil.test", true),
    ("https://example.com:x@evil.test:8/@example.com", "https", "evil.test", true),
    ("https://e.test?@example.com", "https", "e.test", true),
    ("http://[2001:DB8::1]:80/", "http", "2001:db8::1", true),
    ("lightning:lnbc1", "lightning", nil, false),
    ("acme:/e/1", "acme", nil, false),
    ("acme:///e/1", "acme", "", false),
    ("acme:e//example.com", "acme", nil, false),
  ])
  func `scheme and host are read by RFC 3986`(
    text: String,
    scheme: String,
    host: String?,
    isWebLink: Bool
  ) throws {
    let link = try DeepLink(text)
    #expect(link.scheme == scheme)
    #expect(link.host == host)
    #expect(link.isWebLink == isWebLink)
  }

  @Test(
    arguments: [
      ("", .emptyLink),  // S16
      (" ", .whiteSpace(in: " ")),
      ("acme://e 1", .whiteSpace(in: "acme://e 1")),  // L07
      ("acme://e\u{3000}1", .whiteSpace(in: "acme://e\u{3000}1")),
      ("acme://e\u{2028}1", .whiteSpace(in: "acme://e\u{2028}1")),
      ("acme://e\n1", .control("\n", in: "acme://e\n1")),
      ("acme://e\u{0}", .control("\u{0}", in: "acme://e\u{0}")),
      ("acme://e\u{85}", .control("\u{85}", in: "acme://e\u{85}")),
      ("acme://e\u{FEFF}1", .byteOrderMark(in: "acme://e\u{FEFF}1")),  // L08
      ("/e/1", .notAbsolute("/e/1")),
      ("//example.com/x", .notAbsolute("//example.com/x")),
      ("example.com/x:y", .notAbsolute("example.com/x:y")),
      ("e?x=acme:", .notAbsolute("e?x=acme:")),
      ("acme%3A%2F%2Fe%2F1", .notAbsolute("acme%3A%2F%2Fe%2F1")),
      ("1acme:x", .scheme(in: "1acme:x")),
      ("my_acme://x", .scheme(in: "my_acme://x")),  // P20
      ("://x", .scheme(in: "://x")),
      ("кафе:x", .scheme(in: "кафе:x")),
      ("ACME:\\\\x", .illegal("\\", in: "ACME:\\\\x")),  // L16
      ("acme://%00", .escapedNUL(in: "acme://%00")),  // L16
      ("acme://e?%", .escape(in: "acme://e?%")),
      ("acme://e/%2", .escape(in: "acme://e/%2")),
      ("acme://e/%%20", .escape(in: "acme://e/%%20")),
      ("acme://e/%zz", .escape(in: "acme://e/%zz")),
      ("acme://a|b/", .illegal("|", in: "acme://a|b/")),
      ("acme://e#a#b", .illegal("#", in: "acme://e#a#b")),
      ("acme://a@b@c/", .illegal("@", in: "acme://a@b@c/")),
      ("acme://a/<b>", .illegal("<", in: "acme://a/<b>")),
      ("acme://h:p/", .port(in: "acme://h:p/")),
      ("acme://[::1", .illegal("[", in: "acme://[::1")),
      ("acme://[::1]x/", .port(in: "acme://[::1]x/")),
      ("acme://[zz]/", .host(in: "acme://[zz]/")),
      ("https:///x", .noHost("https:///x")),
      ("https:example.com", .noHost("https:example.com")),
      ("https://:80/", .noHost("https://:80/")),
      (
        "https://example.com%2F.evil.test/",
        .host(in: "https://example.com%2F.evil.test/")
      ),
      (
        "https://кафе.рф/x",
        .host(in: "https://кафе.рф/x")
      ),
      ("https://a,b/", .host(in: "https://a,b/")),
    ] as [(String, LinkError)]
  )
  func `what is no absolute link is refused with the reason`(text: String, error: LinkError) {
    #expect(throws: error) { try DeepLink(text) }
  }

  @Test func `a link may have 8192 bytes, escapes counted`() throws {
    let longest = "acme:" + String(repeating: "x", count: 8187)
    #expect(try DeepLink(longest).string.utf8.count == DeepLink.maximumLength)
    #expect(throws: LinkError.tooLong(longest + "x")) { try DeepLink(longest + "x") }
    let cyrillic = "acme:" + String(repeating: "я", count: 1365)
    #expect(throws: LinkError.tooLong(cyrillic)) { try DeepLink(cyrillic) }
    let huge = String(repeating: "x", count: 10_000_000)
    #expect(throws: LinkError.tooLong(huge)) { try DeepLink(huge) }
  }

  @Test func `a URL with a base is made absolute`() throws {  // S07
    let url = try #require(URL(string: "/e/1", relativeTo: URL(string: "https://example.com")))
    #expect(try DeepLink(url).string == "https://example.com/e/1")
    let relative = try #require(URL(string: "/e/1"))
    #expect(throws: LinkError.notAbsolute("/e/1")) { try DeepLink(relative) }
  }

  @Test func `a message is short and nothing in it takes effect`() {
    let text = "x\u{202E}\n" + String(repeating: "é", count: 1_000)
    #expect(
      LinkError.whiteSpace(in: text).message
        == "The link “x\\u{202E}\\u{A}" + String(repeating: "é", count: 77)
        + "…” holds white space: write a space as %20."
    )
  }
}
