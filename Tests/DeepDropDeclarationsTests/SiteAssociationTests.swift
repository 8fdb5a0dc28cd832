import DeepDropDeclarations
import DeepDropKit
import Testing

@Suite struct SiteAssociationTests {
  @Test func `the app is named behind its team, for every path`() throws {
    let association = try SiteAssociation(for: .acme(), team: TeamIdentifier("A1B2C3D4E5"))
    #expect(association.appID == "A1B2C3D4E5.com.example.acme")
    #expect(
      association.json == """
        {
          "applinks": {
            "details": [
              {
                "appIDs": [
                  "A1B2C3D4E5.com.example.acme"
                ],
                "components": [
                  {
                    "/": "*"
                  }
                ]
              }
            ]
          }
        }

        """
    )
  }

  @Test func `a web host knows no build setting`() throws {
    let linkType = try LinkType.acme(appID: "$(PRODUCT_BUNDLE_IDENTIFIER)")
    let team = try TeamIdentifier("A1B2C3D4E5")
    #expect(code { _ = try SiteAssociation(for: linkType, team: team) } == .invalidAppID)
  }
}
