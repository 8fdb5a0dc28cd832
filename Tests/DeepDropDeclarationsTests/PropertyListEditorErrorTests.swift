import DeepDropDeclarations
import Testing

/// What cannot be edited is refused in one sentence, and nothing is half done.
@Suite struct PropertyListEditorErrorTests {
  @Test func `a binary property list is not rewritten`() {
    #expect(
      message { _ = try PropertyListEditor(Array("bplist00".utf8) + [0xD0, 8]) }
        == """
        A binary property list cannot be edited in place: convert it to XML first, \
        with plutil -convert xml1.
        """
    )
    #expect(code { _ = try PropertyListEditor(Array("bplist00".utf8)) } == .notEditable)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C]] as [[UInt8]])
  func `UTF-16 is not rewritten`(bytes: [UInt8]) {
    #expect(code { _ = try PropertyListEditor(bytes) } == .notEditable)
  }

  @Test(arguments: [
    "<key>A</key>\n<true/>\n", "\n<!-- a -->\n<key>A</key>\n<array>\n</array>\n",
  ])
  func `a fragment has no root to be edited (P32)`(text: String) {
    #expect(code { _ = try PropertyListEditor(Array(text.utf8)) } == .unreadable)
    #expect(
      message { _ = try PropertyListEditor(Array(text.utf8)) }?.contains(
        "The file begins with <key>: it is part of a dictionary, without <plist> and <dict>."
      ) == true
    )
  }

  @Test func `a root of another kind is named`() {
    let text = "<plist>\n<array/>\n</plist>"
    #expect(code { _ = try PropertyListEditor(Array(text.utf8)) } == .noRootDictionary)
    #expect(
      message { _ = try PropertyListEditor(Array(text.utf8)) }
        == "line 2: The root of the property list has to be a dictionary, not of the kind array."
    )
  }

  @Test(arguments: ["", "hello", "<plist><dict>", "<html/>", "{ A = 1; }", "\u{0}"])
  func `what is no property list is unreadable`(text: String) {
    #expect(code { _ = try PropertyListEditor(Array(text.utf8)) } == .unreadable)
  }

  @Test func `every truncation of a good file is refused, never half read`() throws {
    let bytes = Array(try Declarations.acme().infoPlist().utf8)
    for count in 0..<(bytes.count - 1) {
      #expect(throws: DeclarationError.self) { try PropertyListEditor(Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [
    ("CFBundleURLTypes", "<dict/>", "dictionary"),
    ("CFBundleURLTypes", "<string>acme</string>", "string"),
    ("DeepDropHosts", "<true/>", "boolean"),
    ("CFBundleDocumentTypes", "<dict><key>0</key><dict/></dict>", "dictionary"),
    ("UTExportedTypeDeclarations", "<integer>1</integer>", "integer"),
  ])
  func `a value of another kind is named with its line`(
    key: String,
    value: String,
    kind: String
  ) throws {
    let text = infoPlist("\t<key>\(key)</key>\n\t\(value)")
    let declarations = try Declarations.acme()
    #expect(
      message { _ = try merged(declarations, into: text) }
        == "line 5: The value of \(key) has to be an array, not of the kind \(kind)."
    )
    #expect(code { _ = try merged(declarations, into: text) } == .wrongKind)
  }

  @Test(arguments: [
    ("<integer>7</integer>", "integer"), ("<array/>", "array"), ("<true/>", "boolean"),
  ])
  func `an identifier of another kind says not whose the file is`(
    value: String,
    kind: String
  ) throws {
    let text = infoPlist("\t<key>CFBundleIdentifier</key>\n\t\(value)")
    #expect(
      message { _ = try merged(.acme(), into: text) }
        == "line 5: The value of CFBundleIdentifier has to be a string, not of the kind \(kind)."
    )
    #expect(code { _ = try merged(.acme(), into: text) } == .wrongKind)
  }

  @Test func `a failed merge leaves the bytes as they were`() throws {
    let text = infoPlist("\t<key>UTExportedTypeDeclarations</key>\n\t<dict/>")
    var editor = try PropertyListEditor(Array(text.utf8))
    #expect(throws: DeclarationError.self) { try editor.merge(.acme()) }
    #expect(editor.bytes == Array(text.utf8))
  }

  @Test(arguments: ["", "<", "\u{0}", "<dict/>", "\n#if A\n"])
  func `a damaged file is refused, or edited once and for all`(damage: String) throws {
    let text = infoPlist(
      """
      <key>CFBundleURLTypes</key>
      <array>
      <dict><key>CFBundleURLSchemes</key><array><string>acme</string></array></dict>
      </array>
      """
    )
    let sample = Array(text.utf8)
    for index in sample.indices {
      let bytes = sample[..<index] + damage.utf8 + sample[(index + 1)...]
      guard var editor = try? PropertyListEditor(Array(bytes)) else { continue }
      guard (try? editor.merge(.acmeScheme)) != nil else { continue }
      let once = editor.bytes
      #expect(
        try merged(.acmeScheme, into: String(decoding: once, as: UTF8.self)).utf8.elementsEqual(
          once
        )
      )
    }
  }
}
