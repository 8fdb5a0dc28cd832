import Testing

@testable import DeepDropKit

@Suite struct AirDropStrategyTests {
  private static let own = "https://example.com/e/1"

  @Test(arguments: [
    (AirDropStrategy.file, own as String?, nil as String?),
    (.file, nil, nil),
    (.universalLink, own, own),
    (.universalLink, "https://other.test/e/1", "https://other.test/e/1"),
    (.universalLink, nil, nil),
    (.deepLink, own, "acme://e/1"),
    (.deepLink, nil, "acme://e/1"),
    (.automatic, own, own),
    (.automatic, "https://EXAMPLE.com:8443/e/1", "https://EXAMPLE.com:8443/e/1"),
    (.automatic, "http://example.com/e/1", nil),
    (.automatic, "https://other.test/e/1", nil),
    (.automatic, "https://example.com@other.test/", nil),
    (.automatic, "https://www.example.com/e/1", nil),
    (.automatic, nil, nil),
  ])
  func `a strategy names the link that travels, or the file`(
    strategy: AirDropStrategy,
    webURL: String?,
    expected: String?
  ) throws {
    let web: DeepLink? = if let webURL { try DeepLink(webURL) } else { nil }
    let shared = try SharedLink(title: "Gig", link: DeepLink("acme://e/1"), webURL: web)
    #expect(try strategy.link(for: shared, of: .acme)?.string == expected)
  }
}
