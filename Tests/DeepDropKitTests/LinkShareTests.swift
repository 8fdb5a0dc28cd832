import Testing

@testable import DeepDropKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct LinkShareTests {
  private let folder: Workspace
  private let scratch: ScratchFolder

  init() throws {
    folder = try Workspace()
    scratch = ScratchFolder(folder.url.appending(path: "DeepDrop"))
  }

  private static let others: [ShareActivity?] = [
    .mail, .message, .copyToPasteboard, .addToReadingList, .postToTwitter, .postToFacebook,
    ShareActivity(rawValue: "com.example.other"), nil,
  ]

  private func share(
    _ shared: SharedLink? = nil,
    strategy: AirDropStrategy = .file,
    time: Date = .now
  ) throws -> LinkShare {
    try LinkShare(
      shared ?? .party,
      type: .acme,
      strategy: strategy,
      scratch: scratch,
      time: time
    )
  }

  private func shared(_ title: String) throws -> SharedLink {
    try SharedLink(title: title, link: DeepLink("acme://e/1"))
  }

  @Test func `AirDrop gets a file named after the title (S04, S10, S11, S12)`() throws {
    // One URL, never the web link beside the file.
    let file: URL = try share().item(for: .airDrop)
    #expect(file.isFileURL)
    #expect(file.lastPathComponent == "Summer party.acmelink")
    #expect(file.text == "acme://e/1")
    #expect(file.deletingLastPathComponent().names == ["Summer party.acmelink"])
  }

  @Test(arguments: others)
  func `every other activity gets the web URL (S05, S17)`(activity: ShareActivity?) throws {
    #expect(try share().item(for: activity).absoluteString == "https://example.com/e/1")
    #expect(try share(shared("Gig")).item(for: activity).absoluteString == "acme://e/1")
    #expect(scratch.url.names == [])
  }

  @Test func `the placeholder is a plain URL, as AirDrop's item is (S01, S08, R20)`() throws {
    // The types are the point: neither is Any, String or a provider.
    let placeholder: URL = try share().placeholder
    let item: URL = try share().item(for: .airDrop)
    #expect(placeholder.absoluteString == "https://example.com/e/1")
    #expect(item.scheme == "file")
    #expect(try share(shared("Gig")).placeholder.absoluteString == "acme://e/1")
    #expect(scratch.url.names.count == 1)
  }

  @Test func `only mail has a subject (S02)`() throws {
    #expect(try share().subject(for: .mail) == "Summer party")
    for activity in Self.others + [.airDrop] where activity != .mail {
      #expect(try share().subject(for: activity) == nil)
    }
  }

  @Test(arguments: [
    (AirDropStrategy.universalLink, "https://example.com/e/1"),
    (.automatic, "https://example.com/e/1"),
    (.deepLink, "acme://e/1"),
  ])
  func `a strategy without a file writes none (R14)`(
    strategy: AirDropStrategy,
    expected: String
  ) throws {
    #expect(try share(strategy: strategy).item(for: .airDrop).absoluteString == expected)
    #expect(scratch.url.names == [])
  }

  @Test func `a relative scratch folder gives an absolute file URL (S06)`() throws {
    let relative = URL(filePath: "DeepDrop", relativeTo: folder.url)
    let share = try LinkShare(.party, type: .acme, scratch: ScratchFolder(relative))
    let file = share.item(for: .airDrop)
    #expect(file.baseURL == nil)
    #expect(file.absoluteString == file.absoluteURL.absoluteString)
    #expect(file.absoluteString.hasPrefix(folder.url.absoluteString + "DeepDrop/"))
    #expect(file.text == "acme://e/1")
  }

  @Test(arguments: [
    ("2025-03-27-10.00.00.000", "2025-03-27-10.00.00.000.acmelink"),
    ("report.pdf", "report.pdf.acmelink"),
    ("50% off? #1", "50% off\u{FF1F} #1.acmelink"),
    ("Žižkov L'été 🎉", "Žižkov L'été 🎉.acmelink"),
    ("../..", "\u{2215}.acmelink"),
    ("", "Link.acmelink"),
  ])
  func `the extension comes last, and the name is a name (S13)`(
    title: String,
    name: String
  ) throws {
    let file = try share(shared(title)).item(for: .airDrop)
    #expect(file.pathExtension == "acmelink")
    #expect(file.deletingLastPathComponent().names == [name])
    #expect(file.text == "acme://e/1")
  }

  @Test func `asking again gives the same file`() throws {
    let share = try share()
    #expect(share.item(for: .airDrop) == share.item(for: .airDrop))
    #expect(scratch.url.names.count == 1)
  }

  @Test func `a file that is there is not written again`() throws {
    let share = try share()
    let path = share.item(for: .airDrop).path(percentEncoded: false)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    _ = share.item(for: .airDrop)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test func `a file that the system removed is written again`() throws {
    let share = try share()
    let file = share.item(for: .airDrop)
    try FileManager.default.removeItem(at: scratch.url)
    #expect(share.item(for: .airDrop) == file)
    #expect(file.text == "acme://e/1")
  }

  @Test func `two shares of one title do not meet`() throws {
    let first = try share(shared("Gig")).item(for: .airDrop)
    let second = try share(SharedLink(title: "Gig", link: DeepLink("acme://e/2")))
      .item(for: .airDrop)
    #expect(first.lastPathComponent == second.lastPathComponent)
    #expect(first.text == "acme://e/1")
    #expect(second.text == "acme://e/2")
  }

  @Test(.timeLimit(.minutes(1)))
  func `many threads may ask at once, and each finds the whole file`() async throws {
    for number in 1...300 {
      let link = "acme://e/\(number)"
      let share = try share(SharedLink(title: "Gig", link: DeepLink(link)))
      let found = await withTaskGroup(of: Found.self) { group in
        for _ in 1...8 {
          group.addTask {
            let file = share.item(for: .airDrop)
            return Found(file: file, text: file.text)
          }
        }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(found == [Found(file: share.item(for: .airDrop), text: link)])
      #expect(found.first?.file.deletingLastPathComponent().names == ["Gig.acmelink"])
    }
  }

  private struct Found: Hashable, Sendable {
    let file: URL
    let text: String?
  }

  @Test func `without a folder the link still arrives`() throws {
    // A regular file where the folder should be: nobody, not even root, can write below it.
    try folder.write("DeepDrop", "")
    #expect(try share().item(for: .airDrop).absoluteString == "https://example.com/e/1")
    #expect(try share(shared("Gig")).item(for: .airDrop).absoluteString == "acme://e/1")
    #expect(
      try share(strategy: .universalLink).item(for: .airDrop).absoluteString
        == "https://example.com/e/1"
    )
  }

  @Test(.enabled(if: FullDisk.isPossible, "no disk can be mounted here, for want of unshare"))
  func `on a full disk the link still arrives, and no part of a file stays`() throws {
    let disk = try #require(try FullDisk(at: folder.url.appending(path: "disk")))
    let share = try LinkShare(.party, type: .acme, scratch: ScratchFolder(disk.url))
    #expect(share.item(for: .airDrop).absoluteString == "https://example.com/e/1")
    let folders = disk.url.names.filter { $0 != "full" }
    #expect(folders.count == 1)
    for name in folders { #expect(disk.url.appending(path: name).names == []) }
  }

  @Test func `a share clears away what is a day old (S09)`() throws {
    let time = Date(timeIntervalSince1970: 1_800_000_000)
    let yesterday = try share(time: time - 86_401).item(for: .airDrop)
    let underWay = try share(time: time - 86_400).item(for: .airDrop)
    let file = try share(time: time).item(for: .airDrop)
    #expect(yesterday.text == nil)
    #expect(underWay.text == "acme://e/1")
    #expect(file.text == "acme://e/1")
    #expect(scratch.url.names.count == 2)
  }

  @Test(arguments: [
    "data:text/plain;base64,SGk=", "file:///etc/passwd", "other://e/1", "https://other.test/",
  ])
  func `a link the app would not take back is refused (S22)`(link: String) throws {
    let shared = try SharedLink(title: "Gig", link: DeepLink(link))
    let error = #expect(throws: LinkError.self) { try share(shared) }
    #expect(error?.code == .refusedLink)
  }

  @Test func `what AirDrop sends is what a receiver takes`() async throws {
    let file = try share().item(for: .airDrop)
    let inbox = try folder.write("Documents/Inbox/Summer party.acmelink", file.text ?? "")
    let receiver = try LinkReceiver(type: .acme, inbox: Inbox(container: folder.url))
    #expect(try await receiver.receive(inbox) == .link(DeepLink("acme://e/1")))
  }
}
