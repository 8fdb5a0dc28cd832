import DeepDropDeclarations
import DeepDropKit
import Testing

/// What we write ourselves has no mistakes.
@Suite struct CleanDeclarationsTests {
  static func linkTypes() throws -> [LinkType] {
    [
      try .acme(),
      try .acme(schemes: [], hosts: []),
      try .acme(schemes: ["acme", "acme-beta"], hosts: ["example.com", "example.org"]),
      try .acme(schemes: ["ACME"]),
      try .acme(filenameExtension: "AcmeLink"),
      try .acme(appID: "com.example.my_app"),
      try .acme(appID: "$(PRODUCT_BUNDLE_IDENTIFIER)"),
      try .acme(name: "<Acme> & “Söhne”"),
    ]
  }

  @Test(arguments: try linkTypes())
  func `what is written has no findings, and what is edited in has none`(linkType: LinkType) throws
  {
    let declarations = Declarations(for: linkType)
    var texts = [try declarations.infoPlist()]
    for other in ["", key("CFBundleName", string("Acme")), acme] {
      texts.append(try merged(declarations, into: infoPlist(other)))
    }
    for text in texts {
      #expect(findings(text, as: .sourceInfoPlist) == [])
      // What is left to the build is not left when it is done.
      let built = text.replacing("$(PRODUCT_BUNDLE_IDENTIFIER)", with: "com.example.acme")
      #expect(findings(built, as: .builtInfoPlist) == [])
    }
  }

  @Test(arguments: try linkTypes().filter { !$0.hosts.isEmpty && !$0.appID.contains("$") })
  func `nor have the files for its hosts`(linkType: LinkType) throws {
    #expect(findings(try Entitlements(for: linkType).xml, as: .entitlements) == [])
    let site = try SiteAssociation(for: linkType, team: TeamIdentifier("A1B2C3D4E5"))
    #expect(findings(site.json, as: .siteAssociation) == [])
  }

  private func findings(_ text: String, as kind: SourceKind) -> [String] {
    Checker().check(Array(text.utf8), as: kind).findings.map {
      "\($0.severity) \($0.rule.identifier) \($0.item)"
    }
  }
}
