import DeepDropDeclarations
import DeepDropPropertyList
import Testing

/// Lines for the C preprocessor (P31).
@Suite struct ConditionalTextTests {
  @Test func `what depends on a condition is left alone (P31)`() throws {
    let types = """
      \t<key>CFBundleURLTypes</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>CFBundleURLSchemes</key>
      \t\t\t<array>
      \t\t\t\t<string>other</string>
      #ifdef BETA
      \t\t\t\t<string>other-beta</string>
      #else
      \t\t\t\t<string>other-release</string>
      #endif
      \t\t\t</array>
      \t\t</dict>
      #if BETA && (1 < 2)
      \t\t<dict/>
        # endif

      """
    let ours = """
      \(acmeURLType)

      """
    try expect(
      .acmeScheme,
      into: infoPlist("#define SHOUT <no tag>\n" + types + "\t</array>"),
      gives: infoPlist("#define SHOUT <no tag>\n" + types + ours + "\t</array>")
    )
  }

  @Test(arguments: [
    "#if A\n\t<key>CFBundleURLTypes</key>\n\t<array/>\n#endif",
    """
    \t<key>CFBundleURLTypes</key>
    \t<array>
    #ifndef A
    \t\t<dict>
    \t\t\t<key>CFBundleURLSchemes</key>
    \t\t\t<array><string>acme</string></array>
    \t\t</dict>
    #endif
    \t</array>
    """,
  ])
  func `what is ours already under a condition is not declared again`(content: String) {
    let text = infoPlist(content)
    #expect(code { _ = try merged(.acmeScheme, into: text) } == .preprocessed)
    #expect(message { _ = try merged(.acmeScheme, into: text) }?.contains("depends on") == true)
  }

  @Test func `conditions that cut elements in two are refused with their line`() {
    let text = infoPlist(
      "#if A\n<key>A</key>\n<dict>\n#else\n<key>B</key>\n<dict>\n#endif\n</dict>"
    )
    #expect(code { _ = try PropertyListEditor(Array(text.utf8)) } == .preprocessed)
    #expect(
      message { _ = try PropertyListEditor(Array(text.utf8)) }?.hasPrefix("line 12: ") == true
    )
  }

  @Test(arguments: ["#if A", "#endif", "#endif\n#if A", "#if A\n#if B\n#endif"])
  func `conditions that do not pair up are unreadable`(content: String) {
    #expect(code { _ = try PropertyListEditor(Array(infoPlist(content).utf8)) } == .unreadable)
  }

  @Test func `a number sign within a text is no directive`() throws {
    let text = infoPlist("\t<key>A</key>\n\t<string>\n#if A\n#endif\n</string>")
    let result = try merged(.copies, into: text)
    #expect(try parsed(result)["A"]?.string == "\n#if A\n#endif\n")
  }
}
