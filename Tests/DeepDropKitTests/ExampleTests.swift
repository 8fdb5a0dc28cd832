import DeepDropKit
import Testing

/// The examples of the documentation, as they stand there.
@Suite struct ExampleTests {
  @Test func `an error names the input`() {
    do {
      _ = try DeepLink("/e/1")
      Issue.record("“/e/1” is relative")
    } catch {
      #expect(
        error.message
          == "“/e/1” is not an absolute link: it has to begin with a scheme, such as acme:// ."
      )
      #expect(error.code.description == "malformed-link")
      #expect("\(error)" == error.message)
    }
  }

  @Test func `a link is kept`() throws {
    let link = try DeepLink("https://example.com/x/Кафе%20A")
    #expect("\(link)" == "https://example.com/x/%D0%9A%D0%B0%D1%84%D0%B5%20A")
  }

  @Test func `a policy judges the real host`() throws {
    let policy = LinkPolicy(schemes: ["acme"], hosts: ["example.com"])
    #expect(policy.allows(try DeepLink("ACME://e/1")))
    #expect(!policy.allows(try DeepLink("https://example.com@evil.test/")))
  }

  @Test func `type identifiers compare without case`() throws {
    let type = try TypeIdentifier("com.example.acme.link")
    #expect(type == (try TypeIdentifier("COM.Example.acme.link")))
    #expect("\(type)" == "com.example.acme.link")
  }

  @Test func `dynamic and known types`() throws {
    #expect(
      try TypeIdentifier(dynamicFor: .filenameExtension("srt")).string == "dyn.ah62d4rv4ge81g6xy"
    )
    #expect(
      try TypeIdentifier("dyn.ah62d4rv4ge81g6xy").dynamicTags == [.filenameExtension("srt")]
    )
    #expect(
      TypeIdentifier.known(forFilenameExtension: "webloc")?.string
        == "com.apple.web-internet-location"
    )
    #expect(try TypeIdentifier("public.jpeg").knownFilenameExtension == "jpg")
  }

  @Test func `a title becomes a name`() {
    let name = FileName(title: "AC/DC: Live", extension: "acmelink")
    #expect(name.string == "AC∕DC∶ Live.acmelink")
    #expect("\(name)" == name.string)
  }

  @Test func `a link goes into a file and comes out`() throws {
    let file = LinkFile(try DeepLink("acme://e/1"))
    let received = try LinkFile(reading: file.bytes)
    #expect(received.link.string == "acme://e/1")
  }

  @Test func `an app's declarations name its files and judge its links`() throws {
    let link = try DeepLink("acme://e/1")
    let infoDictionary: [String: Any]? = [
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["acme"]]],
      "CFBundleDocumentTypes": [
        ["LSHandlerRank": "Owner", "LSItemContentTypes": ["com.example.acme.link"]]
      ],
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.acme.link",
          "UTTypeTagSpecification": ["public.filename-extension": ["acmelink"]],
        ]
      ],
    ]
    let type = try LinkType(infoDictionary: infoDictionary ?? [:])
    #expect(
      FileName(title: "Gig", extension: type.filenameExtension).string == "Gig.acmelink"
    )
    #expect(type.policy.allows(link))
  }
}
