import DeepDropDeclarations
import Testing

@Suite struct InstalledAppTests {
  @Test(arguments: [
    ("<key>CFBundleDisplayName</key><string>Acme</string>", "Acme"),
    ("<key>CFBundleName</key><string>Acme Events</string>", "Acme Events"),
    (
      "<key>CFBundleDisplayName</key><string>A</string><key>CFBundleName</key><string>B</string>",
      "A"
    ),
    ("<key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)</string>", "fallback"),
    ("<key>CFBundleDisplayName</key><string>A&#10;B</string>", "fallback"),
    ("<key>CFBundleName</key><string></string>", "fallback"),
    ("<key>CFBundleName</key><true/>", "fallback"),
    ("", "fallback"),
  ])
  func `an app goes by the name that people read`(keys: String, name: String) throws {
    let app = InstalledApp(infoPlist: try parsed(infoPlist(keys)), name: "fallback")
    #expect(app.name == name)
    #expect(app.bundleID == "")
  }

  @Test func `a property list names the bundle, the declarations and the hosts`() throws {
    let keys = """
      <key>CFBundleIdentifier</key><string>com.example.acme</string>
      <key>DeepDropHosts</key><array><string>Example.com</string><string>no host</string></array>
      <key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>acme</string></array></dict></array>
      """
    let app = InstalledApp(infoPlist: try parsed(infoPlist(keys)), name: "Acme")
    #expect(app.bundleID == "com.example.acme")
    #expect(app.hosts == [try AssociatedHost("example.com")])
    #expect(app.declarations.urlTypes.map(\.schemes) == [["acme"]])
  }
}
