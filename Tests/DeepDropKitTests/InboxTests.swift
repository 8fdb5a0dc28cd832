import Testing

@testable import DeepDropKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct InboxTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    for path in ["Documents/Inbox", "tmp/com.example.acme-Inbox", "tmp/other", "Library/Inbox"] {
      try folder.write("\(path)/sub/Gig.acmelink", "")
    }
  }

  @Test(arguments: [
    ("Documents/Inbox/Gig.acmelink", true),
    ("Documents/Inbox/Gig", true),
    ("Documents/Inbox/../Inbox/Gig.acmelink", true),
    ("Documents/./Inbox/Gig.acmelink", true),
    ("tmp/com.example.acme-Inbox/Gig.acmelink", true),
    ("tmp/com.example.acme-Inbox/a b%20c?#é.acmelink", true),
    ("Documents/Gig.acmelink", false),
    ("Documents/Inbox", false),
    ("Documents/Inbox/sub/Gig.acmelink", false),
    ("Documents/Inbox/../Gig.acmelink", false),
    ("Documents/Inbox/../../Library/Inbox/Gig.acmelink", false),
    ("Documents/inbox/Gig.acmelink", false),
    ("Library/Inbox/Gig.acmelink", false),
    ("tmp/Gig.acmelink", false),
    ("tmp/other/Gig.acmelink", false),
    ("tmp/com.example.acme-Inbox/sub/Gig.acmelink", false),
    ("tmp/com.example.acme-Inbox", false),
    ("Inbox/Gig.acmelink", false),
  ])
  func `only what lies directly in an inbox is in it`(path: String, isInside: Bool) {
    let inbox = Inbox(container: folder.url)
    #expect(inbox.contains(folder.url.appending(path: path)) == isInside)
    #expect(!Inbox.none.contains(folder.url.appending(path: path)))
  }

  @Test func `symbolic links are resolved on both sides`() throws {
    // As on iOS, where /var is a link to /private/var.
    try folder.write("private/var/app/Documents/Inbox/Gig.acmelink", "")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "var"),
      withDestinationURL: folder.url.appending(path: "private/var")
    )
    let short = folder.url.appending(path: "var/app")
    let long = folder.url.appending(path: "private/var/app")
    for (container, file) in [(short, long), (long, short), (short, short), (long, long)] {
      let file = file.appending(path: "Documents/Inbox/Gig.acmelink")
      #expect(Inbox(container: container).contains(file))
    }
    let names = [short, long].map { $0.appending(path: "Documents/Inbox/Gig.acmelink") }
    #expect(names[0].fileIdentity == names[1].fileIdentity)
  }

  @Test func `a folder that links elsewhere is not an inbox`() throws {
    try folder.write("shared/Gig.acmelink", "")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "tmp/trap-Inbox"),
      withDestinationURL: folder.url.appending(path: "shared")
    )
    let file = folder.url.appending(path: "tmp/trap-Inbox/Gig.acmelink")
    #expect(!Inbox(container: folder.url).contains(file))
  }

  @Test func `the files are those of all inboxes`() throws {
    let folder = try Workspace()
    #expect(Inbox(container: folder.url).files() == [])
    for path in [
      "Documents/Inbox/b", "Documents/Inbox/a.acmelink", "tmp/x-Inbox/c.pdf", "tmp/other/d",
      "Documents/e.acmelink",
    ] {
      try folder.write(path, "")
    }
    #expect(
      Inbox(container: folder.url).files().map(\.lastPathComponent) == ["a.acmelink", "b", "c.pdf"]
    )
    #expect(Inbox.none.files() == [])
  }

  #if os(Linux) || os(macOS)
    @Test func `a program has no inbox`() {
      #expect(Inbox.app == .none)
    }
  #endif
}
