import DeepDropDeclarations
import Testing

/// Entries that are there already are completed where they stand.
@Suite struct PropertyListEditorEntryTests {
  // MARK: Types

  @Test func `a type that lacks something is completed in place`() throws {
    let text = infoPlist(
      """
      \t<key>UTExportedTypeDeclarations</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>UTTypeIdentifier</key>
      \t\t\t<string>com.example.acme.LINK</string> <!-- ours -->
      \t\t\t<key>UTTypeIconFiles</key>
      \t\t\t<array/>
      \t\t\t<key>UTTypeConformsTo</key>
      \t\t\t<string>public.data</string>
      \t\t\t<key>UTTypeTagSpecification</key>
      \t\t\t<dict/>
      \t\t</dict>
      \t\t<dict>
      \t\t\t<key>UTTypeIdentifier</key>
      \t\t\t<string>com.example.acme.other</string>
      \t\t</dict>
      \t</array>
      """
    )
    let wanted = infoPlist(
      """
      \t<key>UTExportedTypeDeclarations</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>UTTypeIdentifier</key>
      \t\t\t<string>com.example.acme.link</string> <!-- ours -->
      \t\t\t<key>UTTypeIconFiles</key>
      \t\t\t<array/>
      \t\t\t<key>UTTypeConformsTo</key>
      \t\t\t<array>
      \t\t\t\t<string>public.data</string>
      \t\t\t\t<string>public.content</string>
      \t\t\t</array>
      \t\t\t<key>UTTypeTagSpecification</key>
      \t\t\t<dict>
      \t\t\t\t<key>public.filename-extension</key>
      \t\t\t\t<array>
      \t\t\t\t\t<string>acmelink</string>
      \t\t\t\t</array>
      \t\t\t</dict>
      \t\t\t<key>UTTypeDescription</key>
      \t\t\t<string>Acme Link</string>
      \t\t</dict>
      \t\t<dict>
      \t\t\t<key>UTTypeIdentifier</key>
      \t\t\t<string>com.example.acme.other</string>
      \t\t</dict>
      \t</array>
      """
    )
    try expect(.acmeType, into: text, gives: wanted)
  }

  // F13
  @Test func `an extension in capitals is written small, and others stay (F13)`() throws {
    func type(_ extensions: String) -> String {
      infoPlist(
        """
          <key>UTExportedTypeDeclarations</key>
          <array>
            <dict>
              <key>UTTypeConformsTo</key>
              <array>
                <string>public.content</string>
                <string>public.data</string>
              </array>
              <key>UTTypeDescription</key>
              <string>Acme Link</string>
              <key>UTTypeIdentifier</key>
              <string>com.example.acme.link</string>
              <key>UTTypeTagSpecification</key>
              <dict>
                <key>public.filename-extension</key>
                \(extensions)
              </dict>
            </dict>
          </array>
        """
      )
    }
    try expect(
      .acmeType,
      into: type("<array><string>acme</string><string>ACMELINK</string></array>"),
      gives: type("<array><string>acme</string><string>acmelink</string></array>")
    )
    try expect(
      .acmeType,
      into: type("<string>acmelink</string>"),
      gives: type("<string>acmelink</string>")
    )
    try expect(
      .acmeType,
      into: type("<string>acme</string>"),
      gives: type(
        """
        <array>
                  <string>acmelink</string>
                  <string>acme</string>
                </array>
        """
      )
    )
    // Ours comes first: files are named by the first.
    try expect(
      .acmeType,
      into: type(
        """
        <array>
                  <!-- old -->
                  <string>acme</string>
                  <string>acm</string>
                </array>
        """
      ),
      gives: type(
        """
        <array>
                  <!-- old -->
                  <string>acmelink</string>
                  <string>acme</string>
                  <string>acm</string>
                </array>
        """
      )
    )
    try expect(
      .acmeType,
      into: type("<array></array>"),
      gives: type("<array>\n          <string>acmelink</string>\n        </array>")
    )
  }

  // P14
  @Test func `a type is not exported beside its import (P14)`() throws {
    let text = infoPlist(
      """
      \t<key>UTImportedTypeDeclarations</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>UTTypeIdentifier</key>
      \t\t\t<string>com.example.acme.link</string>
      \t\t</dict>
      \t</array>
      """
    )
    #expect(
      message { _ = try merged(.acmeType, into: text) }
        == """
        line 6: The UTI “com.example.acme.link” is declared as imported already: take that entry \
        out, for a type is declared in one way only.
        """
    )
    #expect(code { _ = try merged(.acmeType, into: text) } == .conflict)
  }

  // MARK: Document types

  @Test func `a claim without rank, or of another, is completed in place (P08)`() throws {
    let text = claim("<key>CFBundleTypeRole</key><string>Editor</string>", "com.example.acme.link")
    let wanted = infoPlist(
      """
      \t<key>CFBundleDocumentTypes</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>CFBundleTypeRole</key><string>Editor</string>
      \t\t\t<key>LSItemContentTypes</key>
      \t\t\t<array>
      \t\t\t\t<string>com.example.acme.link</string>
      \t\t\t</array>
      \t\t\t<key>CFBundleTypeName</key>
      \t\t\t<string>Acme Link</string>
      \t\t\t<key>LSHandlerRank</key>
      \t\t\t<string>Owner</string>
      \t\t</dict>
      \t</array>
      """
    )
    try expect(.acmeClaim, into: text, gives: wanted)
    try expect(
      .acmeClaim,
      into: wanted.replacing("Owner", with: "Alternate").replacing("Acme Link", with: "Old"),
      gives: wanted
    )
  }

  @Test func `a role that opens nothing becomes one that does`() throws {
    let text = try Declarations.acmeClaim.infoPlist()
    try expect(.acmeClaim, into: text.replacing("Viewer", with: "None"), gives: text)
  }

  @Test func `a claim that owns more types than ours is enough`() throws {
    let text = claim(
      "<key>LSHandlerRank</key><string>Owner</string>",
      "com.example.acme.note",
      "com.example.acme.link"
    )
    try expect(.acmeClaim, into: text, gives: text)
  }

  @Test func `a claim of another rank on more types is not raised, ours stands beside it`() throws {
    let text = claim(
      "<key>LSHandlerRank</key><string>Alternate</string>",
      "public.json",
      "com.example.acme.link"
    )
    let result = try merged(.acmeClaim, into: text)
    #expect(try merged(.acmeClaim, into: result) == result)
    let theirs = Declarations(reading: try parsed(text)).documentTypes
    let types = Declarations(reading: try parsed(result)).documentTypes
    #expect(types == theirs + Declarations.acmeClaim.documentTypes)
  }

  // MARK: URL types

  @Test func `a scheme claimed already needs no second claim, whatever its name and case`() throws {
    let text = infoPlist(
      """
      \t<key>CFBundleURLTypes</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>CFBundleTypeRole</key>
      \t\t\t<string>Viewer</string>
      \t\t\t<key>CFBundleURLName</key>
      \t\t\t<string>Our links</string>
      \t\t\t<key>CFBundleURLSchemes</key>
      \t\t\t<array>
      \t\t\t\t<string>fb123</string>
      \t\t\t\t<string>acme</string>
      \t\t\t</array>
      \t\t</dict>
      \t</array>
      """
    )
    try expect(.acmeScheme, into: text, gives: text)
    try expect(.acmeScheme, into: text.replacing(">acme<", with: ">ACME<"), gives: text)
  }

  @Test func `a second scheme joins the first, and is not repeated where it stands`() throws {
    func types(_ first: String) -> String {
      infoPlist(
        """
        \t<key>CFBundleURLTypes</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>CFBundleTypeRole</key>
        \t\t\t<string>Editor</string>
        \t\t\t<key>CFBundleURLName</key>
        \t\t\t<string>com.example.acme</string>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t<array>
        \t\t\t\t<string>acme</string>\(first)
        \t\t\t</array>
        \t\t</dict>
        \t\t<dict>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t<array>
        \t\t\t\t<string>acme-beta</string>
        \t\t\t</array>
        \t\t</dict>
        \t</array>
        """
      )
    }
    var declarations = Declarations.acmeScheme
    declarations.urlTypes[0].schemes = ["acme", "acme-beta", "acme-next"]
    try expect(
      declarations,
      into: types(""),
      gives: types("\n\t\t\t\t<string>acme-next</string>")
    )
  }

  @Test func `two claims of ours complete one of theirs only once`() throws {
    let schemes = "<array><string>acme</string><string>acme-beta</string></array>"
    func type(_ rest: String) -> String {
      infoPlist(
        """
        \t<key>CFBundleURLTypes</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t\(schemes)\(rest)
        \t\t</dict>
        \t</array>
        """
      )
    }
    var declarations = Declarations.acmeScheme
    declarations.urlTypes.append(URLType(name: "Beta", role: .viewer, schemes: ["acme-beta"]))
    let rest = """

      \t\t\t<key>CFBundleTypeRole</key>
      \t\t\t<string>Editor</string>
      \t\t\t<key>CFBundleURLName</key>
      \t\t\t<string>com.example.acme</string>
      """
    try expect(declarations, into: type(""), gives: type(rest))
  }

  func claim(_ entry: String, _ types: String...) -> String {
    infoPlist(
      """
      \t<key>CFBundleDocumentTypes</key>
      \t<array>
      \t\t<dict>
      \t\t\t\(entry)
      \t\t\t<key>LSItemContentTypes</key>
      \t\t\t<array>
      \(types.map { "\t\t\t\t<string>\($0)</string>" }.joined(separator: "\n"))
      \t\t\t</array>
      \t\t</dict>
      \t</array>
      """
    )
  }
}
