import Testing

@testable import DeepDropKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct LinkReceiverTests {
  private let folder: Workspace
  private let receiver: LinkReceiver

  init() throws {
    folder = try Workspace()
    receiver = try LinkReceiver(type: .acme, inbox: Inbox(container: folder.url))
  }

  private func link(_ string: String = "acme://e/1") throws -> LinkReceiver.Outcome {
    .link(try DeepLink(string))
  }

  // MARK: Files

  @Test(arguments: [
    "Documents/Inbox/Gig.acmelink",
    "Documents/Inbox/Gig.ACMELINK",  // F13
    "Documents/Inbox/Gig.acmelink.acmelink",  // F14
    "Documents/Inbox/Gig",  // F14
    "Documents/Inbox/Gig-2.acmelink",  // R11
    "Documents/Inbox/acme:e2.acmelink",  // R11, F02
    "Documents/Inbox/Žižkov L'été 🎉.acmelink",  // F10
    "Documents/Inbox/Test Doc 100% #1?.acmelink",  // F11
    "tmp/com.example.acme-Inbox/Gig.acmelink",
  ])
  func `a copy gives its link and goes (R04)`(path: String) async throws {
    let file = try folder.write(path, "acme://e/1")
    #expect(receiver.recognizes(file))
    #expect(await receiver.receive(file, openInPlace: false) == (try link()))
    #expect(file.text == nil)
    #expect(await receiver.takePending() == ["acme://e/1"])
  }

  @Test func `an escaped file URL is a path (F11)`() async throws {
    let file = try folder.write("Documents/Inbox/Test Doc.acmelink", "acme://e/1")
    let url = try #require(
      URL(string: folder.url.absoluteString + "Documents/Inbox/Test%20Doc.acmelink")
    )
    #expect(await receiver.receive(url) == (try link()))
    #expect(file.text == nil)
  }

  @Test(arguments: [
    ("Documents/Inbox/Gig.acmelink", true as Bool?),
    ("Downloads/Gig.acmelink", true),
    ("Downloads/Gig.acmelink", false),
    ("Downloads/Gig.acmelink", nil),
    ("Documents/Gig.acmelink", nil),
    ("Documents/Inbox/sub/Gig.acmelink", nil),
  ])
  func `a file in place stays, and may be opened again (R14)`(
    path: String,
    openInPlace: Bool?
  ) async throws {
    let file = try folder.write(path, "acme://e/1")
    for _ in 1...2 {
      #expect(await receiver.receive(file, openInPlace: openInPlace) == (try link()))
      #expect(await receiver.takePending() == ["acme://e/1"])
      #expect(file.text == "acme://e/1")
    }
  }

  @Test(arguments: [
    "Documents/Inbox/report.pdf", "Documents/Inbox/Gig.txt", "Downloads/Gig",
    "Documents/Inbox/link.webloc",
  ])
  func `a file of another kind is not touched (R16)`(path: String) async throws {
    let file = try folder.write(path, "acme://e/1")
    #expect(!receiver.recognizes(file))
    #expect(await receiver.receive(file) == .notOurs)
    #expect(file.text == "acme://e/1")
    #expect(await receiver.takePending() == [])
  }

  @Test(arguments: ["https://other.test/", "Dear Anna", "", "javascript:alert(1)"])
  func `a file without extension that holds no link of ours is not touched (F14, R16)`(
    text: String
  ) async throws {
    let file = try folder.write("Documents/Inbox/Letter", text)
    #expect(await receiver.receive(file) == .notOurs)
    #expect(file.text == text)
  }

  @Test(arguments: [
    "", "Dear Anna", "file:///etc/passwd", "javascript:alert(1)", "data:text/plain,x",
    "smb://host/share", "itms-services://?action=x", #"ACME:\\x"#, "acme://%00",
    "https://other.test/",
  ])
  func `a malformed or foreign link is reported, and the copy goes (R10, L16)`(
    text: String
  ) async throws {
    let reason = #expect(throws: LinkError.self) {
      try LinkType.acme.policy.check(LinkFile(reading: Array(text.utf8)).link)
    }
    let copy = try folder.write("Documents/Inbox/Gig.acmelink", text)
    let original = try folder.write("Downloads/Gig.acmelink", text)
    let expected = LinkReceiver.Outcome.unreadable(.file("Gig.acmelink", try #require(reason)))
    #expect(await receiver.receive(copy) == expected)
    #expect(await receiver.receive(original, openInPlace: true) == expected)
    #expect(copy.text == nil)
    #expect(original.text == text)
    #expect(await receiver.takePending() == [])
  }

  @Test func `a web link of ours goes to the app (R19)`() async throws {
    let file = try folder.write("Documents/Inbox/Gig.acmelink", "https://example.com/e/1")
    #expect(await receiver.receive(file) == (try link("https://example.com/e/1")))
    #expect(await receiver.takePending() == ["https://example.com/e/1"])
  }

  @Test func `a folder or a device is no link file`() async throws {
    try folder.write("Documents/Inbox/Gig.acmelink/inside", "")
    let zero = folder.url.appending(path: "Documents/Inbox/Zero.acmelink")
    try FileManager.default.createSymbolicLink(
      at: zero,
      withDestinationURL: URL(filePath: "/dev/zero")
    )
    let gig = folder.url.appending(path: "Documents/Inbox/Gig.acmelink")
    #expect(await receiver.receive(gig) == .unreadable(.file("Gig.acmelink", .notAFile)))
    #expect(await receiver.receive(zero) == .unreadable(.file("Zero.acmelink", .notAFile)))
    #expect(folder.url.appending(path: "Documents/Inbox").names == [])
    #expect(FileManager.default.fileExists(atPath: "/dev/zero"))
  }

  @Test func `a link file that is missing is said to be`() async {
    let file = folder.url.appending(path: "Documents/Inbox/Gig.acmelink")
    #expect(await receiver.receive(file) == .unreadable(.file("Gig.acmelink", .missingFile)))
    #expect(await receiver.retry() == [])
  }

  // MARK: Duplicates

  @Test func `a file handed over twice is delivered once`() async throws {
    let file = try folder.write("Documents/Inbox/Gig.acmelink", "acme://e/1")
    #expect(await receiver.receive(file) == (try link()))
    #expect(await receiver.receive(file) == .duplicate)
    #expect(await receiver.takePending() == ["acme://e/1"])
    #expect(await receiver.receive(file) == .duplicate)
  }

  @Test func `a file in place is a duplicate until its link was taken`() async throws {
    let file = try folder.write("Downloads/Gig.acmelink", "acme://e/1")
    #expect(await receiver.receive(file, openInPlace: true) == (try link()))
    #expect(await receiver.receive(file, openInPlace: true) == .duplicate)
    #expect(await receiver.takePending() == ["acme://e/1"])
    #expect(await receiver.receive(file, openInPlace: true) == (try link()))
  }

  @Test func `a new file under an old name is a new one`() async throws {
    for number in 1...2 {
      let file = try folder.write("Documents/Inbox/Gig.acmelink", "acme://e/\(number)")
      #expect(await receiver.receive(file) == (try link("acme://e/\(number)")))
    }
    #expect(await receiver.takePending() == ["acme://e/1", "acme://e/2"])
  }

  @Test func `the same link twice is two links`() async throws {
    for name in ["Gig", "Gig-1"] {
      let file = try folder.write("Documents/Inbox/\(name).acmelink", "acme://e/1")
      #expect(await receiver.receive(file) == (try link()))
    }
    let url = try #require(URL(string: "acme://e/1"))
    for _ in 1...2 { #expect(await receiver.receive(url) == (try link())) }
    #expect(await receiver.takePending().count == 4)
  }

  @Test func `one file handed over from all sides at once is delivered once`() async throws {
    var access = FileAccess.direct
    access.coordinate = { url, read in
      // Long enough for everybody to come in while the first one reads.
      for _ in 1...100 { await Task.yield() }
      return try read(url)
    }
    let receiver = try LinkReceiver(
      type: .acme,
      inbox: Inbox(container: folder.url),
      access: access
    )
    for path in ["Documents/Inbox/Gig.acmelink", "Downloads/Gig.acmelink"] {
      let file = try folder.write(path, "acme://e/1")
      let outcomes = await withTaskGroup(of: LinkReceiver.Outcome.self) { group in
        for _ in 1...20 { group.addTask { await receiver.receive(file) } }
        group.addTask { await receiver.sweep().first ?? .duplicate }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.count { $0 != .duplicate } == 1)
      #expect(await receiver.takePending() == ["acme://e/1"])
    }
  }

  // MARK: Links

  @Test(arguments: [
    ("acme://e/1", true), ("ACME://e/1", true), ("acme:e/1", true),
    ("https://example.com/e/1", true), ("https://EXAMPLE.com/e/1", true),
    ("http://example.com/e/1", false), ("https://other.test/e/1", false),
    ("https://example.com@other.test/", false), ("fb123://authorize", false),
    ("javascript:alert(1)", false), ("mailto:a@example.com", false),
  ])
  func `a link is taken if it is ours (R16, R19)`(string: String, isOurs: Bool) async throws {
    let url = try #require(URL(string: string))
    #expect(receiver.recognizes(url) == isOurs)
    #expect(await receiver.receive(url) == (isOurs ? try link(string) : .notOurs))
    #expect(await receiver.takePending() == (isOurs ? [string] : []))
  }

  @Test func `a broken link of ours is reported`() async throws {
    let url = try #require(URL(string: "acme://e/%00"))
    #expect(receiver.recognizes(url))
    #expect(await receiver.receive(url) == .unreadable(.escapedNUL(in: "acme://e/%00")))
  }

  @Test func `the policy is the app's choice`() async throws {
    let policy = LinkPolicy(schemes: ["other"])
    let receiver = try LinkReceiver(type: .acme, policy: policy)
    #expect(!receiver.recognizes(try DeepLink("acme://e/1").url))
    #expect(await receiver.receive(try DeepLink("other://e/1").url) == (try link("other://e/1")))
  }

  // MARK: Sweep

  @Test func `a sweep takes the good, reports the malformed and leaves the rest (R10)`()
    async throws
  {
    for number in 10..<35 {
      try folder.write("Documents/Inbox/\(number).acmelink", "acme://e/\(number)")
      try folder.write("Documents/Inbox/\(number)-bad.acmelink", "bad")
    }
    try folder.write("Documents/Inbox/report.pdf", "%PDF")
    try folder.write("Documents/Inbox/Letter", "Dear Anna")
    try folder.write("Documents/Gig.acmelink", "acme://e/1")

    let outcomes = await receiver.sweep()
    let links = (10..<35).map { "acme://e/\($0)" }
    let reports = outcomes.filter { if case .unreadable = $0 { true } else { false } }
    #expect(outcomes.count == 50)
    #expect(reports.count == 25)
    #expect(await receiver.takePending() == links)
    #expect(folder.url.appending(path: "Documents/Inbox").names == ["Letter", "report.pdf"])
    #expect(folder.url.appending(path: "Documents").names == ["Gig.acmelink", "Inbox"])
    #expect(await receiver.sweep() == [])
  }

  @Test func `many files handed over at once are each delivered once (R17)`() async throws {
    let files = try (1...20).map {
      try folder.write("Documents/Inbox/\($0).acmelink", "acme://e/\($0)")
    }
    await withTaskGroup(of: Void.self) { group in
      for file in files + files { group.addTask { _ = await receiver.receive(file) } }
    }
    let links = await receiver.takePending()
    #expect(links.count == 20)
    #expect(Set(links) == Set((1...20).map { "acme://e/\($0)" }))
    #expect(folder.url.appending(path: "Documents/Inbox").names == [])
  }
}
