import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList
import Testing

@Suite struct DeclarationsTests {
  @Test func `a link type is exported, claimed as its owner, and opened from a copy`() throws {
    var wanted = Declarations()
    wanted.exportedTypes = [
      TypeDeclaration(
        identifier: "com.example.acme.link",
        conformsTo: ["public.data", "public.content"],
        description: "Acme Link",
        filenameExtensions: ["acmelink"],
        mimeTypes: ["application/vnd.example.acme.link"]
      )
    ]
    wanted.documentTypes = [
      DocumentType(
        name: "Acme Link",
        role: .viewer,
        rank: .owner,
        contentTypes: ["com.example.acme.link"]
      )
    ]
    wanted.urlTypes = [URLType(name: "com.example.acme", role: .editor, schemes: ["acme"])]
    wanted.opensInPlace = false
    wanted.hosts = ["example.com"]
    wanted.linkType = "com.example.acme.link"
    #expect(try Declarations(for: .acme()) == wanted)
  }

  @Test func `an extension in capitals is declared in lower case (F13)`() throws {
    let declarations = try Declarations(for: .acme(filenameExtension: "AcmeLink"))
    #expect(declarations.exportedTypes.map(\.filenameExtensions) == [["acmelink"]])
  }

  @Test func `every extension is declared, that of new files first`() throws {
    let linkType = try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: "acmelink",
      otherExtensions: ["ACL", "AcmeLink"],
      name: "Acme Link",
      appID: "com.example.acme",
      schemes: ["acme"]
    )
    let declarations = Declarations(for: linkType)
    #expect(declarations.exportedTypes.map(\.filenameExtensions) == [["acmelink", "acl"]])
    #expect(throws: Never.self) { try declarations.validate() }
  }

  @Test func `the app reads its link type back from what was written`() throws {
    let linkType = try LinkType.acme(schemes: ["acme", "acme-beta"])
    let list = try parsed(Declarations(for: linkType).infoPlist())
    let readBack = try LinkType(infoPlist: list)
    #expect(readBack.identifier == linkType.identifier)
    #expect(readBack.filenameExtension == linkType.filenameExtension)
    #expect(readBack.name == linkType.name)
    #expect(readBack.mimeType == linkType.mimeType)
    #expect(readBack.policy == linkType.policy)
  }

  @Test func `no scheme means no URL type, and no host no hosts key`() throws {
    let declarations = try Declarations(for: .acme(schemes: [], hosts: []))
    #expect(declarations.urlTypes == [])
    #expect(
      try parsed(declarations.infoPlist()).dictionary?.keys == [
        "CFBundleDocumentTypes", "DeepDropType", "LSSupportsOpeningDocumentsInPlace",
        "UTExportedTypeDeclarations",
      ]
    )
  }

  @Test(arguments: ["Acme Link", "Tom & Jerry <\"live\">", "Žižkov 🎉 رابط"])
  func `what is written is read back`(name: String) throws {
    var declarations = try Declarations(for: .acme(name: name, schemes: ["acme", "acme-beta"]))
    declarations.importedTypes = [
      TypeDeclaration(identifier: "org.example.note", conformsTo: ["public.text"])
    ]
    let list = try parsed(declarations.infoPlist())
    #expect(Declarations(reading: list) == declarations)
  }

  @Test func `a string stands for an array of one, and other shapes are left out`() throws {
    let list = try parsed(
      infoPlist(
        """
        <key>UTExportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeIdentifier</key><string>com.example.acme.link</string>
        <key>UTTypeConformsTo</key><string>public.data</string>
        <key>UTTypeTagSpecification</key>
        <dict><key>public.filename-extension</key><string>acmelink</string></dict>
        </dict>
        <string>not a type</string>
        </array>
        <key>CFBundleURLTypes</key><array><dict/></array>
        <key>CFBundleDocumentTypes</key><string>not an array</string>
        <key>LSSupportsOpeningDocumentsInPlace</key><string>No</string>
        """
      )
    )
    var wanted = Declarations()
    wanted.exportedTypes = [
      TypeDeclaration(
        identifier: "com.example.acme.link",
        conformsTo: ["public.data"],
        filenameExtensions: ["acmelink"]
      )
    ]
    wanted.urlTypes = [URLType(name: nil, role: nil, schemes: [])]
    #expect(Declarations(reading: list) == wanted)
    #expect(
      Declarations(reading: list).ignored == [
        "line 15: CFBundleDocumentTypes is of the kind string and has to be an array",
        "line 12: an entry of UTExportedTypeDeclarations is of the kind string and has to be a "
          + "dictionary",
      ]
    )
    #expect(wanted.ignored == [])
  }

  @Test func `of a key that is written twice the last counts, and the others are told`() throws {
    let list = try parsed(
      infoPlist(
        """
        <key>CFBundleIdentifier</key><string>com.example.first</string>
        <key>CFBundleURLTypes</key><array/>
        <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><string>first</string>
        <key>CFBundleURLSchemes</key><string>acme</string>
        </dict></array>
        <key>CFBundleIdentifier</key><string>com.example.acme</string>
        """
      )
    )
    let declarations = Declarations(reading: list)
    #expect(declarations.urlTypes.map(\.schemes) == [["acme"]])
    #expect(
      declarations.ignored == [
        "line 4: “CFBundleIdentifier” is there again in line 10, with another value",
        "line 5: “CFBundleURLTypes” is there again in line 6, with another value",
        "line 7: “CFBundleURLSchemes” is there again in line 8, with another value",
      ]
    )
  }

  @Test func `a key written twice is told wherever it is, and by what it looks like`() throws {
    let list = try parsed(
      infoPlist(
        """
        <key>UTExportedTypeDeclarations</key>
        <array><dict><key>UTTypeTagSpecification</key><dict>
        <key>public.filename-extension</key><string>acmelink</string>
        <key>public.filename-extension</key><string>acmelink</string>
        </dict></dict></array>
        <key>a&#x202E;</key><true/>
        <key>a&#x202E;</key><false/>
        """
      )
    )
    #expect(
      Declarations(reading: list).ignored == [
        #"line 9: “a\u{202E}” is there again in line 10, with another value"#,
        "line 6: “public.filename-extension” is there again in line 7",
      ]
    )
  }

  @Test func `in a binary list two entries may have one key between them`() throws {
    let key = InfoKey.bundleIdentifier
    let entries = ["com.example.acme", "com.example.rival"].map {
      PropertyList.Dictionary.Entry(
        key: key,
        keyPosition: PropertyList.Position(8..<27),
        value: PropertyList(.string($0))
      )
    }
    let list = PropertyList(.dictionary(.init(entries, duplicates: .firstWins)))
    #expect(
      Declarations(reading: list).ignored == ["“\(key)” is there again, with another value"]
    )
  }

  @Test func `a rank or role of another spelling is kept as it is`() throws {
    let list = try parsed(
      infoPlist(
        """
        <key>CFBundleDocumentTypes</key>
        <array><dict>
        <key>LSHandlerRank</key><string>owner</string>
        <key>CFBundleTypeRole</key><string>MDImporter</string>
        </dict></array>
        """
      )
    )
    let type = try #require(Declarations(reading: list).documentTypes.first)
    #expect(type.rank == HandlerRank(rawValue: "owner"))
    #expect(type.rank != .owner)
    #expect(type.role == TypeRole(rawValue: "MDImporter"))
  }

  @Test func `every declaration knows the line on which it stands`() throws {
    let declarations = Declarations(reading: try parsed(Declarations.acme().infoPlist()))
    #expect(declarations.source?.position.line == 4)
    #expect(declarations.documentTypes.first?.source?.position.line == 7)
    #expect(declarations.urlTypes.first?.source?.position.line == 22)
    #expect(declarations.exportedTypes.first?.source?.position.line == 43)
    let rank = declarations.documentTypes.first?.source?["LSHandlerRank"]
    #expect(rank?.position.line == 13)
    #expect(try Declarations.acme().source == nil)
  }
}
