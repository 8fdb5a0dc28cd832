import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList
import Testing

@Suite(.enabled(if: !InfoPlistCorpus.names.isEmpty, InfoPlistCorpus.skipped))
struct InfoPlistCorpusTests {
  @Test(arguments: InfoPlistCorpus.names)
  func `an edit adds lines and loses none`(name: String) throws {
    let old = try InfoPlistCorpus.bytes(name)
    guard let new = try edited(name) else { return }
    var lost: [Substring] = []
    var rest = text(new).lines[...]
    for line in text(old).lines {
      if let index = rest.firstIndex(of: line) {
        rest = rest[(index + 1)...]
      } else {
        lost.append(line)
      }
    }
    // P05: the string that ought to be a boolean, in the one file that has it.
    #expect(lost == (name.hasPrefix("ShoutSocial") ? ["<string>No</string>"] : []))
  }

  @Test(arguments: InfoPlistCorpus.names)
  func `an edit declares what is ours, and keeps what is theirs`(name: String) throws {
    let bytes = try InfoPlistCorpus.bytes(name)
    guard let new = try edited(name) else { return }
    // Conditions are no property list; what they leave is compared in ConditionalTextTests.
    guard let old = try? PropertyList(parsing: bytes) else { return }
    let list = try PropertyList(parsing: new)
    #expect(list.others == old.others)

    let before = Declarations(reading: old)
    let after = Declarations(reading: list)
    let ours = try Declarations.acme()
    #expect(after.exportedTypes == before.exportedTypes + ours.exportedTypes)
    #expect(after.importedTypes == before.importedTypes)
    #expect(after.documentTypes == before.documentTypes + ours.documentTypes)
    #expect(after.urlTypes == before.urlTypes + ours.urlTypes)
    #expect(after.hosts == ours.hosts)
    #expect(after.linkType == ours.linkType)
    let isBrowser = old["UISupportsDocumentBrowser"]?.boolean == true
    #expect(after.opensInPlace == before.opensInPlace ?? (isBrowser ? nil : false))
  }

  @Test(arguments: InfoPlistCorpus.names)
  func `the app reads its link type from what was edited`(name: String) throws {
    guard let bytes = try edited(name), let list = try? PropertyList(parsing: bytes) else { return }
    let found = try LinkType(infoPlist: list)
    let ours = try LinkType.acme()
    #expect(found.schemes.contains("acme"))
    // The app's own identifier and its other schemes are what they were.
    let expected = try LinkType(
      identifier: ours.identifier,
      filenameExtension: ours.filenameExtension,
      name: ours.name,
      mimeType: ours.mimeType,
      appID: found.appID,
      schemes: found.schemes,
      hosts: ours.hosts
    )
    #expect(found == expected)
  }

  @Test(arguments: InfoPlistCorpus.names)
  func `a second edit changes nothing`(name: String) throws {
    guard let new = try edited(name) else { return }
    var editor = try PropertyListEditor(new)
    try editor.merge(.acme())
    #expect(editor.bytes == new)
  }

  @Test(
    .enabled(if: PropertyListUtility.executable != nil, PropertyListUtility.skipped),
    arguments: InfoPlistCorpus.names
  )
  func `the toolchain reads an edited file as it read the original`(name: String) throws {
    let old = try InfoPlistCorpus.bytes(name)
    guard let new = try edited(name) else { return }
    #expect(try PropertyListUtility.accepts(new) == PropertyListUtility.accepts(old))
  }

  // P31
  @Test(arguments: InfoPlistCorpus.names.filter { $0.hasPrefix("keepassium") })
  func `conditions of the preprocessor stay where they are (P31)`(name: String) throws {
    let old = text(try InfoPlistCorpus.bytes(name)).lines.filter { $0.hasPrefix("#") }
    let new = text(try #require(try edited(name))).lines.filter { $0.hasPrefix("#") }
    #expect(new == old)
    #expect(new.count == 8)
  }

  /// Nil for the one file that is no property list, whose error is checked (P32).
  func edited(_ name: String) throws -> [UInt8]? {
    let bytes = try InfoPlistCorpus.bytes(name)
    guard !name.hasSuffix("Provenance.legacy.plist") else {
      #expect(code { _ = try PropertyListEditor(bytes) } == .unreadable)
      return nil
    }
    var editor = try PropertyListEditor(bytes)
    try editor.merge(.acme())
    return editor.bytes
  }

  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension PropertyList {
  /// What no declaration is about.
  fileprivate var others: [String: PropertyList] {
    let ours: Set = [
      "CFBundleDocumentTypes", "CFBundleURLTypes", "DeepDropHosts", "DeepDropType",
      "LSSupportsOpeningDocumentsInPlace", "UTExportedTypeDeclarations",
    ]
    let entries = dictionary?.entries.filter { !ours.contains($0.key) } ?? []
    return .init(entries.map { ($0.key, $0.value) }) { _, last in last }
  }
}
