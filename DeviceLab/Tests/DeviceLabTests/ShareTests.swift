import DeepDropKit
import DeepDropUI
import FoundationStandIn
@_spi(Lab) import LinkPresentation
import Testing
@_spi(Lab) import UIKit

/// What a share sheet is given for each activity.
@MainActor
@Suite struct ShareTests {
  private let share: LinkShare
  private let anchor = UIBarButtonItem()

  init() throws {
    try Declarations.install()
    share = try LinkShare(
      SharedLink(
        title: "AC/DC: Live",
        link: DeepLink("acme://e/1"),
        webURL: DeepLink("https://example.com/e/1")
      ),
      type: .app
    )
  }

  nonisolated static let activities: [UIActivity.ActivityType] = [
    .addToReadingList, .assignToContact, .copyToPasteboard, .mail, .message, .postToFacebook,
    .postToTwitter, .print, UIActivity.ActivityType("com.example.other.share"),
  ]

  @Test func `AirDrop gets the titled file and nothing else (S04, S10, S11, S12, S13)`() throws {
    let sheet = UIActivityViewController(sharing: share, from: anchor)
    let items = sheet.pick(.airDrop)
    #expect(items.count == 1)
    let file = try #require(items.first?.item as? URL)
    #expect(file.isFileURL && file.baseURL == nil)
    #expect(file.lastPathComponent == "AC\u{2215}DC\u{2236} Live.acmelink")
    #expect(try String(contentsOf: file, encoding: .utf8) == "acme://e/1")
    #expect(items.first?.subject == "")
  }

  @Test(arguments: activities)
  func `every other activity gets the web URL (S02, S05, S17)`(
    activity: UIActivity.ActivityType
  ) throws {
    let sheet = UIActivityViewController(sharing: share, from: anchor)
    let items = sheet.pick(activity)
    #expect(items.map { $0.item as? URL } == [try DeepLink("https://example.com/e/1").url])
    #expect(items.map(\.subject) == [activity == .mail ? "AC/DC: Live" : ""])
  }

  @Test func `the placeholder is a plain URL (S01, S08, S20)`() throws {
    let sheet = UIActivityViewController(sharing: share, from: anchor)
    let placeholders = sheet.placeholders.map { $0 as? URL }
    #expect(placeholders == [try DeepLink("https://example.com/e/1").url])
    #expect(sheet.popoverPresentationController?.sourceItem === anchor)
  }

  @Test func `the sheet shows title and icon of the item itself (S19)`() throws {
    let icon = try #require(UIImage(systemName: "star"))
    let sheet = UIActivityViewController(sharing: share, icon: icon, from: anchor)
    let header = try #require(sheet.header)
    #expect(header.title == "AC/DC: Live")
    #expect(header.url == share.placeholder)
    #expect(header.originalURL == share.placeholder)
    #expect(header.iconProvider?.object === icon)
  }

  @Test func `any thread may ask`() async throws {
    let source = LinkItemSource(share)
    let sheet = UIActivityViewController(sharing: share, from: anchor)
    let item = await Task.detached {
      #expect(!Thread.isMainThread)
      return source.activityViewController(sheet, itemForActivityType: .airDrop) as? URL
    }.value
    #expect(item == share.item(for: .airDrop))
  }

  @Test func `Objective-C shares by title, link and web URL`() throws {
    let source = try LinkItemSource(
      title: "Gig",
      link: DeepLink("acme://e/1").url,
      webURL: DeepLink("https://example.com/e/1").url
    )
    let sheet = UIActivityViewController(activityItems: [source], applicationActivities: nil)
    #expect((sheet.pick(.airDrop).first?.item as? URL)?.lastPathComponent == "Gig.acmelink")
  }

  @Test func `a link that the app would not take back is refused (S16, S22)`() throws {
    let data = try #require(URL(string: "data:text/plain,x"))
    let error = try #require(throws: LinkError.self) {
      try LinkItemSource(title: "Gig", link: data, webURL: nil)
    }
    #expect(error.code == .refusedLink)
    #expect((error as NSError).localizedDescription == error.message)
  }

  @Test func `an app that declares nothing is told so (S14)`() throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    let error = try #require(throws: LinkError.self) { try LinkType(bundle: bundle) }
    #expect(error.message.hasPrefix("The Info.plist exports no type"))
  }
}
