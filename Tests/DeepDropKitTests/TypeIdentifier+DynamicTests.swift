import DeepDropKit
import Testing

@Suite struct TypeIdentifierDynamicTests {
  /// Identifiers that people have published as printed by Apple's framework.
  static let published: [(TypeIdentifier.Tag, String)] = [
    (.filenameExtension("srt"), "dyn.ah62d4rv4ge81g6xy"),
    (.filenameExtension("livp"), "dyn.ah62d4rv4ge8024p0sa"),
    (.filenameExtension("conf"), "dyn.ah62d4rv4ge80g55sq2"),
    (.filenameExtension("mcpb"), "dyn.ah62d4rv4ge80425uqk"),
    (.filenameExtension("s16"), "dyn.ah62d4rv4ge81gqm0"),
    (.filenameExtension("gpx"), "dyn.ah62d4rv4ge80s6d2"),
    (.filenameExtension("rmd"), "dyn.ah62d4rv4ge81e5pe"),
    (.filenameExtension("sql"), "dyn.ah62d4rv4ge81g6pq"),
    (.mimeType("application/gpx+xml"), "dyn.ah62d4rv4gq80c6durvy0g2pyrf106p5hsb6c08drru"),
  ]

  @Test(arguments: published)
  func `a published identifier reads and writes the same`(
    tag: TypeIdentifier.Tag,
    text: String
  ) throws {
    let type = try TypeIdentifier(dynamicFor: tag)
    #expect(type.string == text)
    #expect(type.isDynamic)
    #expect(try TypeIdentifier(text).dynamicTags == [tag])
    #expect(try TypeIdentifier(text).dynamicParents == [TypeIdentifier("public.data")])
  }

  @Test func `an identifier without a parent has its tag`() throws {  // P23
    let type = try TypeIdentifier("dyn.age81g7dtsm60e55bsmwaz")
    // Whoever made it up and pasted it into an Info.plist had a line feed behind the extension.
    #expect(type.dynamicTags == [.filenameExtension("storyboard\n")])
    #expect(type.dynamicParents.isEmpty)
  }

  @Test func `an unabbreviated class keeps its name`() throws {
    let tag = TypeIdentifier.Tag(tagClass: "com.example.tag", value: "x")
    let type = try TypeIdentifier(dynamicFor: tag)
    #expect(type.dynamicTags == [tag])
  }

  @Test func `an extension is taken in lower case`() throws {  // F13
    #expect(
      try TypeIdentifier(dynamicFor: .filenameExtension("SRT")).string == "dyn.ah62d4rv4ge81g6xy"
    )
  }

  @Test(arguments: ["public.data", "dyn.b", "dyn.a", "dyn.al", "dyn.a99999", "dyn.ah62d4rv4ge8.x"])
  func `a declared or damaged identifier has no tags`(text: String) throws {
    #expect(try TypeIdentifier(text).dynamicTags == [])
    #expect(try TypeIdentifier(text).dynamicParents == [])
  }

  @Test func `each prefix of an identifier is survived`() throws {
    let text = "dyn.ah62d4rv4gq80c6durvy0g2pyrf106p5hsb6c08drru"
    for count in 5..<text.count {
      let tags = try TypeIdentifier(String(text.prefix(count))).dynamicTags
      #expect(tags.allSatisfy { "application/gpx+xml".hasPrefix($0.value) })
    }
  }

  @Test(arguments: ["", "a:b", "a=b", "a,b", "?", "\\", String(repeating: "x", count: 256)])
  func `a value that cannot be spelled is refused`(value: String) {
    #expect(throws: LinkError.tag(value)) {
      try TypeIdentifier(dynamicFor: .filenameExtension(value))
    }
  }

  @Test(arguments: [
    "", "x", "a=b:c", "com.example.a=b:c", "com.example.tag\n",
    "com." + String(repeating: "x", count: 252),
  ])
  func `a class that is no type identifier is refused`(tagClass: String) {
    #expect(throws: LinkError.tagClass(tagClass)) {
      try TypeIdentifier(dynamicFor: .init(tagClass: tagClass, value: "x"))
    }
  }

  @Test func `a value that grows in lower case is no longer than an identifier`() {
    let tag = TypeIdentifier.Tag(
      tagClass: "com." + String(repeating: "x", count: 251),
      value: String(repeating: "İ", count: 127)
    )
    let error = #expect(throws: LinkError.self) { try TypeIdentifier(dynamicFor: tag) }
    #expect(error?.code == .malformedType)
  }

  @Test func `the longest value fits an identifier`() throws {
    let tag = TypeIdentifier.Tag.filenameExtension(String(repeating: "x", count: 255))
    let type = try TypeIdentifier(dynamicFor: tag)
    #expect(try TypeIdentifier(type.string).dynamicTags == [tag])
  }
}

@Suite struct TypeIdentifierKnownTests {
  @Test(arguments: [
    ("png", "public.png"), ("JPEG", "public.jpeg"), ("webloc", "com.apple.web-internet-location"),
    ("pdf", "com.adobe.pdf"), ("ics", "com.apple.ical.ics"), ("mov", "com.apple.quicktime-movie"),
  ])
  func `a known extension has a type`(extension: String, type: String) throws {
    let known = try #require(TypeIdentifier.known(forFilenameExtension: `extension`))
    #expect(known.string == type)
    #expect(try TypeIdentifier(known.string) == known)
    let back = try #require(known.knownFilenameExtension)
    #expect(TypeIdentifier.known(forFilenameExtension: back) == known)
  }

  @Test func `a known type has its usual extension`() throws {
    #expect(try TypeIdentifier("Public.JPEG").knownFilenameExtension == "jpg")
    #expect(try TypeIdentifier("com.example.acme.link").knownFilenameExtension == nil)
  }

  @Test(arguments: ["acmelink", "", ".png", "png ", "tar.gz"])
  func `another extension has none`(extension: String) {
    #expect(TypeIdentifier.known(forFilenameExtension: `extension`) == nil)
  }
}
