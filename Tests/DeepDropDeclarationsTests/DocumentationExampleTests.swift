import DeepDropDeclarations
import DeepDropKit
import Testing

/// The examples of the documentation, as they stand there.
@Suite struct DocumentationExampleTests {
  @Test func `declarations of a link type are printed`() throws {
    let linkType = try LinkType.acme()
    let declarations = Declarations(for: linkType)
    #expect(try declarations.infoPlist().contains("com.example.acme.link"))
  }

  @Test func `declarations are merged into an Info.plist`() throws {
    let linkType = try LinkType.acme()
    let bytes = Array("<plist><dict/></plist>".utf8)
    var editor = try PropertyListEditor(bytes)
    try editor.merge(Declarations(for: linkType))
    #expect(String(decoding: editor.bytes, as: UTF8.self).contains("com.example.acme.link"))
  }

  @Test func `both halves of a universal link are printed`() throws {
    let linkType = try LinkType.acme()
    let entitlements = try Entitlements(for: linkType)
    #expect(entitlements.xml.contains("<string>applinks:example.com</string>"))
    let association = try SiteAssociation(for: linkType, team: TeamIdentifier("A1B2C3D4E5"))
    #expect(association.json.contains("\"A1B2C3D4E5.com.example.acme\""))
    let host = try AssociatedHost("example.com")
    #expect(entitlements.hosts == [host])
  }
}
