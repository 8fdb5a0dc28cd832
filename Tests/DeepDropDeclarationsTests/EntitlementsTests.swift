import DeepDropDeclarations
import DeepDropKit
import Testing

@Suite struct EntitlementsTests {
  @Test func `each host is an associated domain`() throws {
    let entitlements = try Entitlements(for: .acme(hosts: ["example.com", "www.example.com"]))
    #expect(
      entitlements.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>com.apple.developer.associated-domains</key>
        \t<array>
        \t\t<string>applinks:example.com</string>
        \t\t<string>applinks:www.example.com</string>
        \t</array>
        </dict>
        </plist>

        """
    )
  }

  @Test func `a file of entitlements keeps its own and gets what is missing`() throws {
    let text = infoPlist(
      """
      \t<key>aps-environment</key>
      \t<string>development</string>
      \t<key>com.apple.developer.associated-domains</key>
      \t<array>
      \t\t<string>webcredentials:example.com</string>
      \t\t<string>applinks:example.com</string>
      \t</array>
      """
    )
    var editor = try PropertyListEditor(Array(text.utf8))
    try editor.merge(
      Entitlements(hosts: [AssociatedHost("example.com"), AssociatedHost("*.example.com")])
    )
    let wanted = text.replacing(
      "\t\t<string>applinks:example.com</string>\n",
      with:
        "\t\t<string>applinks:example.com</string>\n\t\t<string>applinks:*.example.com</string>\n"
    )
    #expect(String(decoding: editor.bytes, as: UTF8.self) == wanted)
  }
}
