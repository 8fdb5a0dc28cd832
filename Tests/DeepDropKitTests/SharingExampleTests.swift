import DeepDropKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The examples of the documentation of sharing and receiving, as they stand there.
@Suite(.timeLimit(.minutes(1))) struct SharingExampleTests {
  private let folder: TemporaryFolder
  private let acme: LinkType

  init() throws {
    folder = try TemporaryFolder()
    acme = try .acme
  }

  @Test func `an activity from its raw value`() {
    #expect(ShareActivity(rawValue: "com.apple.UIKit.activity.AirDrop") == .airDrop)
  }

  @Test func `a share`() throws {
    let party = try SharedLink(
      title: "Summer party",
      link: DeepLink("acme://e/1"),
      webURL: DeepLink("https://example.com/e/1")
    )
    let share = try LinkShare(party, type: acme, scratch: ScratchFolder(folder.url))
    #expect(share.item(for: .message).absoluteString == "https://example.com/e/1")
    #expect(share.item(for: .airDrop).absoluteString.hasSuffix("/Summer%20party.acmelink"))
  }

  @Test func `a purge at launch`() {
    ScratchFolder(folder.url).purge()
    #expect(folder.url.names == [])
  }

  @Test func `a receiver`() async throws {
    let url = try folder.write("acme://e/1", to: "Documents/Inbox/Gig.acmelink")
    try folder.write("acme://e/2", to: "Documents/Inbox/Leftover.acmelink")
    let receiver = LinkReceiver(type: acme, inbox: Inbox(container: folder.url))

    await receiver.receive(url)
    await receiver.sweep()

    var shown: [String] = []
    for await link in receiver.links {
      shown.append(link.string)
      if shown.count == 2 { break }
    }
    #expect(shown == ["acme://e/1", "acme://e/2"])
  }

  @Test func `a rim's access`() async throws {
    var access = FileAccess.direct
    #if canImport(Darwin)
      access.startScope = { $0.startAccessingSecurityScopedResource() }
      access.stopScope = { $0.stopAccessingSecurityScopedResource() }
    #endif
    access.coordinate = { url, read in try read(url) }
    let url = try folder.write("acme://e/1", to: "Downloads/Gig.acmelink")
    let receiver = LinkReceiver(type: acme, access: access)
    #expect(await receiver.receive(url, openInPlace: true) == .link(try DeepLink("acme://e/1")))
  }
}
