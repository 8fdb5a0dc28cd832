import DeepDropKit
import Testing

@Suite struct TypeIdentifierTests {
  @Test(arguments: [
    "com.example.acme.link", "public.data", "a.b", "org.a-b.C3", "dyn.ah62d4rv4ge81g6xy",
  ])
  func `an identifier keeps its spelling`(text: String) throws {
    #expect(try TypeIdentifier(text).string == text)
  }

  @Test func `identifiers compare without case`() throws {
    let type = try TypeIdentifier("com.example.acme.link")
    #expect(try TypeIdentifier("COM.Example.acme.link") == type)
    #expect(Set([type, try TypeIdentifier("com.example.ACME.link")]).count == 1)
    #expect(try TypeIdentifier("com.example.acme.links") != type)
  }

  @Test(
    arguments: [
      ("", .typeParts("")), ("link", .typeParts("link")), (".a", .typeParts(".a")),
      ("a.", .typeParts("a.")), ("a..b", .typeParts("a..b")),
      ("com.ex.my_app.link", .typeCharacter("_", in: "com.ex.my_app.link")),  // P25
      ("org.vim.pch++-file", .typeCharacter("+", in: "org.vim.pch++-file")),  // P25
      ("com.exämple.x", .typeCharacter("ä", in: "com.exämple.x")),  // P25
      (
        "$(PRODUCT_BUNDLE_IDENTIFIER).link",
        .typeCharacter("$", in: "$(PRODUCT_BUNDLE_IDENTIFIER).link")
      ),
      ("a.b|c.d", .typeCharacter("|", in: "a.b|c.d")), ("a.b ", .typeCharacter(" ", in: "a.b ")),
    ] as [(String, LinkError)]
  )
  func `another spelling is refused with the reason`(text: String, error: LinkError) {
    #expect(throws: error) { try TypeIdentifier(text) }
  }

  @Test func `an identifier may have 1024 bytes`() throws {
    let longest = "a." + String(repeating: "b", count: 1022)
    #expect(try TypeIdentifier(longest).string == longest)
    #expect(throws: LinkError.typeTooLong(longest + "b")) { try TypeIdentifier(longest + "b") }
  }

  @Test(arguments: [
    ("public.data", false, true), ("COM.apple.web-internet-location", false, true),
    ("dyn.age81g7dtsm60e55bsmwaz", true, true), ("com.example.dyn", false, false),
    ("publicity.x", false, false), ("com.applesauce.x", false, false),
  ])
  func `reserved prefixes are known`(text: String, isDynamic: Bool, isReserved: Bool) throws {
    let type = try TypeIdentifier(text)
    #expect(type.isDynamic == isDynamic)
    #expect(type.isReserved == isReserved)
  }
}
