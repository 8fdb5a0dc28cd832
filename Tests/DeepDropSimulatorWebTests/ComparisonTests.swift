import DeepDropAirDrop
import DeepDropKit
import DeepDropSimulator
import Testing

@testable import DeepDropSimulatorWeb

@Suite struct ComparisonTests {
  @Test(arguments: ["acme://e/1?x=%20y", "party://e/1", "https://example.com/e/1"])
  func `a link is asked about before, and its title after`(link: String) async throws {
    let link = try DeepLink(link)
    let web = link.isWebLink ? link : nil
    let comparison = try await Comparison(
      of: SharedLink(title: "AC/DC: Live", link: link, webURL: web)
    )
    #expect(comparison.before.title == link.string)
    #expect(comparison.before.links == [link.string])
    #expect(comparison.after.title == "AC∕DC∶ Live")
    #expect(comparison.after.files.map(\.name) == ["AC∕DC∶ Live.acmelink"])
    #expect(comparison.after.links == [])
  }

  @Test func `the picture of an event is in the second dialog alone (N07)`() async throws {
    let shared = try SharedLink(title: "Gig", link: DeepLink("acme://e/1"))
    let comparison = try await Comparison(of: shared, icon: "event-1.png")
    #expect(comparison.before.icon == nil)
    #expect(comparison.after.icon?.format == .png)
    #expect(comparison.icon == "event-1.png")
    #expect(try await Comparison(of: shared, icon: "main.js").icon == nil)
  }

  @Test func `a link with a scheme of browsers is refused`() async throws {
    let link = try DeepLink("javascript:alert(1)")
    await #expect(throws: LinkError.self) {
      try await Comparison(of: SharedLink(title: "Gig", link: link))
    }
  }
}
