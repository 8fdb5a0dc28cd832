import DeepDropKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SharedLinkTests {
  @Test func `the links are kept`() throws {
    let party = try SharedLink(
      title: "Summer party",
      link: DeepLink("acme://e/1"),
      webURL: DeepLink("https://example.com/e/1")
    )
    #expect(party.title == "Summer party")
    #expect(party.link.string == "acme://e/1")
    #expect(party.webURL?.string == "https://example.com/e/1")
  }

  @Test func `URLs are taken as links are`() throws {
    let url = try #require(URL(string: "acme://e/1"))
    let web = try #require(URL(string: "https://example.com/e/1"))
    #expect(try SharedLink(title: "Summer party", link: url, webURL: web) == .party)
    #expect(try SharedLink(title: "Gig", link: url).webURL == nil)
  }

  @Test func `relative URLs are made absolute (S07)`() throws {
    let base = try #require(URL(string: "https://example.com"))
    let url = try #require(URL(string: "/e/1", relativeTo: base))
    let both = try SharedLink(title: "Gig", url: url)
    #expect(both.link.string == "https://example.com/e/1")
    #expect(both.webURL?.url.absoluteString == "https://example.com/e/1")
    #expect(both.webURL?.url.baseURL == nil)

    let pair = try SharedLink(title: "Gig", link: url, webURL: url)
    #expect(pair == both)
  }

  @Test func `one web URL serves as both`() throws {
    let url = try #require(URL(string: "https://example.com/e/1"))
    let shared = try SharedLink(title: "Gig", url: url)
    #expect(shared.link.string == "https://example.com/e/1")
    #expect(shared.webURL?.string == "https://example.com/e/1")
  }

  @Test func `one link of the app's own has no page`() throws {
    let url = try #require(URL(string: "acme://e/1"))
    let shared = try SharedLink(title: "Gig", url: url)
    #expect(shared.link.string == "acme://e/1")
    #expect(shared.webURL == nil)
  }

  @Test func `an empty link is refused (S16)`() {
    #expect(throws: LinkError.emptyLink) {
      try SharedLink(title: "Gig", link: DeepLink(""))
    }
  }

  @Test func `a relative link without a base is refused (S16)`() throws {
    let url = try #require(URL(string: "e/1"))
    #expect(throws: LinkError.notAbsolute("e/1")) { try SharedLink(title: "Gig", url: url) }
    #expect(throws: LinkError.notAbsolute("e/1")) {
      try SharedLink(title: "Gig", link: DeepLink("acme://e/1").url, webURL: url)
    }
  }

  @Test func `a web URL that is no web link is refused`() throws {
    let link = try DeepLink("acme://e/1")
    let error = #expect(throws: LinkError.self) {
      try SharedLink(title: "Gig", link: link, webURL: link)
    }
    #expect(error?.code == .notAWebLink)
    #expect(
      error?.message
        == "“acme://e/1” is not a web link: its scheme is acme, and people without the app "
        + "need https."
    )
  }
}
