import DeepDropKit
import Testing

@Suite struct DomainNameTests {
  @Test(arguments: [
    ("example.com", true), ("a-b.example.co.uk", true), ("xn--bcher-kva.example", true),
    ("3com.example", true), ("example.0xy", true), ("127.0.0.1", false), ("127.1", false),
    ("example.0x7f", false), ("localhost", false), ("example.com.", false), ("exa_mple.com", false),
  ])
  func `a domain is one of a link, and perhaps an app's`(text: String, isDeclarable: Bool) {
    #expect(text.isDomainName)
    #expect(text.isDeclarableHost == isDeclarable)
  }

  @Test(arguments: [
    "", ".", "..", "-", "a..b", ".a", "a.-b", "a-.b", "*.example.com", "example.com:443", "a b",
    "https://example.com", "example.com/", "bücher.example", "[::1]", "a\u{1B}", "a\n.b",
    String(repeating: "a", count: 64) + ".com",
    Array(repeating: "abcdefghi", count: 26).joined(separator: "."),
  ])
  func `anything else is none`(text: String) {
    #expect(!text.isDomainName)
    #expect(!text.isDeclarableHost)
  }

  @Test(arguments: ["https://../x", "https://-/", "https://a..b", "https://a-.test/x"])
  func `a web link without a real host is none`(text: String) {
    #expect(throws: LinkError.host(in: text)) { try DeepLink(text) }
  }
}
