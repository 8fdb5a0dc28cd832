import DeepDropKit
import Foundation
import Testing

@testable import DeepDropLinux

@Suite struct LinkKeeperTests {
  private func keeper(in directory: String = "/in") throws -> LinkKeeper {
    let acme = try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: "acmelink",
      name: "Acme link",
      appID: "com.example.acme",
      schemes: ["acme"],
      hosts: ["example.com"]
    )
    return LinkKeeper(directory: directory, types: [acme])
  }

  @Test(
    arguments: [
      ("acme://e/1", "acme link.acmelink", .bareURL),
      ("https://example.com/e/1", "example.com.acmelink", .bareURL),
      ("https://example.org/e/1", "example.org.url", .url),
      ("http://example.com/", "example.com.url", .url),
      ("other:x", "other link.url", .url),
      ("file:///etc/passwd", "file link.url", .url),
    ] as [(String, String, LinkFile.Format)]
  )
  func `a link becomes the file of its app, or a shortcut`(
    link: String,
    name: String,
    format: LinkFile.Format
  ) throws {
    let link = try DeepLink(link)
    let kept = try keeper().file(for: link)
    #expect(kept.name == name)
    #expect(kept.file == LinkFile(link, format: format))
  }

  @Test func `a name that is taken is left alone, be it by a link that leads nowhere`() throws {
    let place = try Workspace()
    try place.write("acme link.acmelink", "old")
    for name in ["acme link-2.acmelink", "acme link-3.acmelink"] {
      try FileManager.default.createSymbolicLink(
        atPath: place.path(of: name),
        withDestinationPath: place.path(of: "nowhere")
      )
    }
    let links = [try DeepLink("acme://e/1"), try DeepLink("acme://e/2")]
    let kept = try keeper(in: place.path).keep(links)
    #expect(
      kept.map(\.path) == ["acme link-4.acmelink", "acme link-5.acmelink"].map(place.path(of:))
    )
    #expect(try place.read("acme link.acmelink") == "old")
    #expect(try place.read("acme link-5.acmelink") == "acme://e/2")
    #expect(try !place.files.contains("nowhere"))
  }

  @Test(arguments: [
    ("acme://e/1", true), ("https://example.org/", true), ("http://example.com/", false),
    ("other:x", false), ("file:///etc/passwd", false), ("javascript:alert(1)", false),
  ])
  func `links of known apps and https are opened, and nothing else (N04)`(
    link: String,
    isOpened: Bool
  ) throws {
    #expect(try LinkOpener(types: keeper().types).allows(DeepLink(link)) == isOpened)
  }
}
