import DeepDropDeclarations
import Testing

@Suite struct AssociatedHostTests {
  @Test(arguments: ["example.com", "*.example.com", "a-b.example.co.uk", "xn--bcher-kva.example"])
  func `a domain name is a host, perhaps behind a star`(text: String) throws {
    let host = try AssociatedHost(text)
    #expect(host.string == text)
    #expect(host.isWildcard == text.hasPrefix("*."))
  }

  @Test func `hosts compare without case`() throws {
    #expect(try AssociatedHost("Example.COM") == AssociatedHost("example.com"))
  }

  @Test(arguments: [
    "", "localhost", "https://example.com", "example.com/", "example.com:443", "example.com.",
    ".example.com", "example..com", "*", "*.", "*.com", "*.*.example.com", "a.*.example.com",
    "-a.example.com", "a-.example.com", "exa_mple.com", "bücher.example", "user@example.com",
    "applinks:example.com", "example.com?mode=developer", "example.com ", "[::1]",
    String(repeating: "a", count: 64) + ".com",
    Array(repeating: "abcdefghi", count: 26).joined(separator: "."),
  ])
  func `anything else is none`(text: String) {
    #expect(code { _ = try AssociatedHost(text) } == .invalidHost)
  }

  @Test func `the message quotes the input and says what is right`() {
    #expect(
      message { _ = try AssociatedHost("https://example.com") }
        == """
        The host “https://example.com” is not a domain name: it is written without scheme, \
        port, path and slash, such as example.com or *.example.com.
        """
    )
  }
}
