import DeepDropDeclarations
import DeepDropKit
import Testing

/// What is there already, and what a merge makes of it; each case is merged twice.
@Suite struct PropertyListEditorTests {
  @Test func `absent keys are appended, and every other byte stays`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- Before the root. -->
      <plist version="1.0">
      <dict>
      \t<!-- Z comes before A on purpose. -->
      \t<key>Zebra</key>
      \t<string>a &amp; b</string>
      \t<key>Apple</key> <integer>0x1F</integer>

      \t<!-- The end. -->
      </dict>
      </plist>
      """
    let wanted = text.replacing(
      "\t<!-- The end. -->\n",
      with: """
        \t<!-- The end. -->
        \t<key>CFBundleURLTypes</key>
        \t<array>
        \(acmeURLType)
        \t</array>

        """
    )
    try expect(.acmeScheme, into: text, gives: wanted)
  }

  @Test func `everything merged into nothing is what generating gives`() throws {
    let empty = try Declarations().infoPlist()
    #expect(try merged(.acme(), into: empty) == Declarations.acme().infoPlist())
  }

  @Test func `what was generated is left as it is`() throws {
    let text = try Declarations.acme().infoPlist()
    try expect(.acme(), into: text, gives: text)
  }

  // MARK: Bytes

  @Test(arguments: ["\r\n", "\r", "\n"])
  func `line endings are those of the file`(newline: String) throws {
    let text = infoPlist("\t<key>A</key>\n\t<true/>")
    let wanted = try merged(.copies, into: text).replacing("\n", with: newline)
    #expect(wanted.contains("InPlace</key>\(newline)\t<false/>\(newline)</dict>"))
    try expect(.copies, into: text.replacing("\n", with: newline), gives: wanted)
  }

  @Test func `a byte order mark and a missing last line break stay`() throws {
    let text = "\u{FEFF}<plist><dict>\n\t<key>A</key>\n\t<true/>\n</dict></plist>"
    let wanted = text.replacing("\t<true/>\n", with: "\t<true/>\n\(inPlace("\t", "<false/>"))\n")
    #expect(Array(wanted.utf8).starts(with: [0xEF, 0xBB, 0xBF]))
    try expect(.copies, into: text, gives: wanted)
  }

  @Test func `a document in one line is opened up only where something is added`() throws {
    try expect(
      .copies,
      into: "<plist><dict><key>A</key><true/></dict></plist>",
      gives: "<plist><dict><key>A</key><true/>\n\(inPlace("\t", "<false/>"))\n</dict></plist>"
    )
  }

  @Test(arguments: ["<dict/>", "<dict />", "<dict></dict>", "<dict>\n</dict>"])
  func `an empty root is filled`(root: String) throws {
    try expect(
      .copies,
      into: "<plist>\n\(root)\n</plist>\n",
      gives: "<plist>\n<dict>\n\(inPlace("\t", "<false/>"))\n</dict>\n</plist>\n"
    )
  }

  @Test(arguments: ["\t", "  ", "    ", " \t"])
  func `the indentation is that of the file`(unit: String) throws {
    let generated = try Declarations.acme().infoPlist().replacing("\t", with: unit)
    let text = infoPlist("\(unit)<key>A</key>\n\(unit)<true/>")
    let result = try merged(.acme(), into: text)
    #expect(generated.lines.dropFirst(4).dropLast(2) == result.lines.dropFirst(5).dropLast(2))
  }

  @Test func `keys in the first column stay there, and what is in them is indented`() throws {
    let text = infoPlist("<key>A</key>\n<array>\n  <true/>\n</array>")
    let wanted = infoPlist(
      """
      <key>A</key>
      <array>
        <true/>
      </array>
      <key>DeepDropHosts</key>
      <array>
        <string>example.com</string>
      </array>
      """
    )
    var hosts = Declarations()
    hosts.hosts = ["example.com"]
    try expect(hosts, into: text, gives: wanted)
  }

  @Test func `a part of another indentation keeps its own`() throws {
    let text = """
      <plist>
      <dict>
      \t<key>A</key>
      \t<array>
      \t\t<true/>
      \t</array>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict/>
      </array>
      </dict>
      </plist>
      """
    let ours = """
        <dict/>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Acme Link</string>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSHandlerRank</key>
          <string>Owner</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>com.example.acme.link</string>
          </array>
        </dict>
      """
    try expect(.acmeClaim, into: text, gives: text.replacing("  <dict/>", with: ours))
  }

  // MARK: Arrays

  @Test(arguments: ["<array/>", "<array></array>", "<array>\n\t</array>"])
  func `an empty array is filled, however it is spelled`(array: String) throws {
    var hosts = Declarations()
    hosts.hosts = ["example.com"]
    try expect(
      hosts,
      into: infoPlist("\t<key>DeepDropHosts</key>\n\t\(array)\n\t<key>B</key>\n\t<true/>"),
      gives: infoPlist(
        """
        \t<key>DeepDropHosts</key>
        \t<array>
        \t\t<string>example.com</string>
        \t</array>
        \t<key>B</key>
        \t<true/>
        """
      )
    )
  }

  @Test func `a URL type of others and an empty one are left alone (P04)`() throws {
    let others = """
      \t<key>CFBundleURLTypes</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>CFBundleURLSchemes</key>
      \t\t\t<array>
      \t\t\t\t<string>$(APP_URL_SCHEME)</string>
      \t\t\t</array>
      \t\t</dict>
      \t\t<dict/>

      """
    let text = infoPlist(others + "\t</array>")
    let ours = """
      \(acmeURLType)

      """
    try expect(.acmeScheme, into: text, gives: infoPlist(others + ours + "\t</array>"))
  }

  // MARK: The in-place key

  @Test(arguments: ["<true/>", "<false/>"])
  func `the app's own decision to open in place stays`(value: String) throws {
    let text = infoPlist(inPlace("\t", value))
    try expect(.copies, into: text, gives: text)
  }

  @Test(arguments: [
    ("<string>No</string>", "<false/>"), ("<string>NO</string>", "<false/>"),
    ("<string/>", "<false/>"), ("<string>YES</string>", "<true/>"),
    ("<string>true</string>", "<true/>"), ("<integer>1</integer>", "<true/>"),
    ("<integer>0</integer>", "<false/>"), ("<integer>18446744073709551615</integer>", "<true/>"),
    ("<real>1</real>", "<true/>"), ("<real>0.5</real>", "<true/>"), ("<real>-0</real>", "<false/>"),
    ("<real>nan</real>", "<true/>"), ("<array/>", "<false/>"),
  ])
  func `a value of another kind becomes the boolean that it meant (P05)`(
    value: String,
    boolean: String
  ) throws {
    let text = infoPlist("\(inPlace("  ", value)) <!-- see the manual -->")
    let wanted = infoPlist("\(inPlace("  ", boolean)) <!-- see the manual -->")
    try expect(.copies, into: text, gives: wanted)
  }

  @Test(arguments: ["<true/>", "<string>YES</string>", "<integer>1</integer>", "<real>1</real>"])
  func `a document browser is not told to open copies`(value: String) throws {
    let text = infoPlist("\t<key>UISupportsDocumentBrowser</key>\n\t\(value)")
    try expect(.copies, into: text, gives: text)
    try expect(
      .copies,
      into: text.replacing(value, with: "<false/>"),
      gives: infoPlist(
        "\t<key>UISupportsDocumentBrowser</key>\n\t<false/>\n\(inPlace("\t", "<false/>"))"
      )
    )
  }

  @Test func `a key written twice is refused where it is one of ours`() throws {
    let text = infoPlist(
      "\(inPlace("\t", "<string>Yes</string>"))\n\(inPlace("\t", "<string>No</string>"))"
    )
    #expect(
      message { _ = try merged(.copies, into: text) }
        == "line 6: The key LSSupportsOpeningDocumentsInPlace is there already in line 4: take one "
        + "of the two out."
    )
    let other = infoPlist("\t<key>A</key>\n\t<true/>\n\t<key>A</key>\n\t<false/>")
    #expect(try merged(.copies, into: other).hasPrefix(other.prefix(while: { $0 != "/" })))
  }

  func inPlace(_ indentation: String, _ value: String) -> String {
    "\(indentation)<key>LSSupportsOpeningDocumentsInPlace</key>\n\(indentation)\(value)"
  }
}

/// Merges, compares, and merges once more: the second time changes nothing.
func expect(
  _ declarations: Declarations,
  into text: String,
  gives wanted: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let result = try merged(declarations, into: text)
  #expect(result == wanted, sourceLocation: sourceLocation)
  #expect(try merged(declarations, into: result) == result, sourceLocation: sourceLocation)
}

extension String {
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
