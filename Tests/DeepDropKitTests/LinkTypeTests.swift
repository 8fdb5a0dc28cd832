import DeepDropKit
import DeepDropPropertyList
import Foundation
import Testing

@Suite struct LinkTypeTests {
  static let complete = """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.acme</string>
    <key>CFBundleURLTypes</key><array>
      <dict><key>CFBundleURLSchemes</key><array><string>acme</string></array></dict>
      <dict/>
      <dict><key>CFBundleURLSchemes</key><array><string>acme-beta</string></array></dict>
    </array>
    <key>CFBundleDocumentTypes</key><array>
      <dict>
        <key>LSHandlerRank</key><string>Alternate</string>
        <key>LSItemContentTypes</key><array><string>com.example.acme.note</string></array>
      </dict>
      <dict>
        <key>LSHandlerRank</key><string>Owner</string>
        <key>LSItemContentTypes</key><array><string>COM.example.acme.link</string></array>
      </dict>
    </array>
    <key>UTExportedTypeDeclarations</key><array>
      <dict>
        <key>UTTypeIdentifier</key><string>com.example.acme.note</string>
      </dict>
      <dict>
        <key>UTTypeIdentifier</key><string>com.example.acme.link</string>
        <key>UTTypeDescription</key><string>Acme link</string>
        <key>UTTypeTagSpecification</key><dict>
          <key>public.filename-extension</key><array><string>acmelink</string></array>
          <key>public.mime-type</key><string>application/vnd.example.acme+x</string>
        </dict>
      </dict>
    </array>
    <key>DeepDropHosts</key><array><string>example.com</string></array>
    <key>LSRequiresIPhoneOS</key><true/>
    </dict></plist>
    """

  static func plist(_ replacements: (String, String)...) throws -> PropertyList {
    var text = complete
    for (old, new) in replacements {
      try #require(text.contains(old))
      text = text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
    return try PropertyList(parsing: Array(text.utf8))
  }

  static func acme() throws -> LinkType {
    try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: "acmelink",
      name: "Acme link",
      mimeType: "application/vnd.example.acme+x",
      appID: "com.example.acme",
      schemes: ["acme", "acme-beta"],
      hosts: ["example.com"]
    )
  }

  @Test func `an Info.plist is read`() throws {
    #expect(try LinkType(infoPlist: Self.plist()) == Self.acme())
  }

  @Test func `an info dictionary is read like its Info.plist`() throws {
    let keys: [String: Any] = [
      "CFBundleIdentifier": "com.example.acme",
      "CFBundleURLTypes": [
        ["CFBundleURLSchemes": ["acme"], "CFBundleTypeRole": "Editor"],
        ["CFBundleURLSchemes": ["acme-beta"]],
      ],
      "CFBundleDocumentTypes": [
        ["LSHandlerRank": "Owner", "LSItemContentTypes": ["com.example.acme.link"]]
      ],
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.acme.link",
          "UTTypeDescription": "Acme link",
          "UTTypeTagSpecification": [
            "public.filename-extension": ["acmelink"],
            "public.mime-type": ["application/vnd.example.acme+x", "text/x-acme"],
          ] as [String: Any],
        ] as [String: Any]
      ],
      "DeepDropHosts": ["example.com"],
      "LSSupportsOpeningDocumentsInPlace": false,
    ]
    #expect(try LinkType(infoDictionary: keys) == Self.acme())
    #expect(throws: LinkError.noExportedType) { try LinkType(infoDictionary: [:]) }
    #expect(throws: LinkError.kind("array", of: "CFBundleURLTypes", "string")) {
      try LinkType(infoDictionary: keys.merging(["CFBundleURLTypes": "acme"]) { $1 })
    }
  }

  @Test func `an Info.plist as PropertyListSerialization reads it is the same`() throws {
    let value = try unsafe PropertyListSerialization.propertyList(
      from: Data(Self.complete.utf8),
      format: nil
    )
    let keys = try #require(value as? [String: Any])
    #expect(try LinkType(infoDictionary: keys) == Self.acme())
  }

  @Test func `a project's Info.plist may leave the rest to the build`() throws {
    let type = try LinkType(
      infoPlist: Self.plist(
        ("<key>CFBundleIdentifier</key><string>com.example.acme</string>", ""),
        ("<key>UTTypeDescription</key><string>Acme link</string>", ""),
        ("<key>public.mime-type</key><string>application/vnd.example.acme+x</string>", ""),
        ("<key>DeepDropHosts</key><array><string>example.com</string></array>", ""),
        ("<array><string>acmelink</string></array>", "<string>acmelink</string>")
      )
    )
    #expect(type.appID == "$(PRODUCT_BUNDLE_IDENTIFIER)")
    #expect(type.name == "com.example.acme.link")
    #expect(type.mimeType == nil)
    #expect(type.hosts == [])
    #expect(type.filenameExtension == "acmelink")
  }

  @Test func `of several owned types the Info.plist says which, and the caller before it`() throws {
    let several = ("Alternate", "Owner")
    let key = ("<key>LSRequiresIPhoneOS</key>", "<key>LSRequiresIPhoneOS</key>")
    func plist(_ name: String) throws -> PropertyList {
      try Self.plist(
        several,
        (key.0, "<key>DeepDropType</key><string>\(name)</string>" + key.1)
      )
    }
    #expect(try LinkType(infoPlist: plist("com.example.ACME.link")) == Self.acme())
    let note = try TypeIdentifier("com.example.acme.note")
    #expect(throws: LinkError.noExtension(note)) {
      try LinkType(infoPlist: plist("com.example.acme.note"))
    }
    let link = try TypeIdentifier("com.example.acme.link")
    #expect(
      try LinkType(infoPlist: plist("com.example.acme.note"), identifier: link) == Self.acme()
    )
    #expect(
      throws: LinkError.noOwnedType(["com.example.acme.note", "com.example.acme.link"])
    ) { try LinkType(infoPlist: plist("com.example.other")) }
  }

  @Test(arguments: [
    "$(MOZ_PUBLIC_URL_SCHEME)", "${APPLICATION_SCHEME}", "ShareMedia-$(PRODUCT_BUNDLE_IDENTIFIER)",
    "$(NAME:rfc1034identifier)", "https", "HTTP", "file",
  ])
  func `a scheme left to the build, or not an app's own, is passed over`(scheme: String) throws {
    let plist = try Self.plist(
      ("<string>acme</string>", "<string>\(scheme)</string><string>acme</string>")
    )
    #expect(try LinkType(infoPlist: plist) == Self.acme())
  }

  @Test(arguments: ["javascript", "HTTPS", "http", "file", "data"])
  func `a scheme that no app can own is refused with the reason`(scheme: String) {
    #expect(throws: LinkError.reservedScheme(scheme)) {
      try LinkType(
        identifier: TypeIdentifier("com.example.acme.link"),
        filenameExtension: "acmelink",
        name: "Acme link",
        appID: "com.example.acme",
        schemes: ["acme", scheme]
      )
    }
  }

  @Test func `a type's further extensions are its own too`() throws {
    let plist = try Self.plist(
      ("<string>acmelink</string>", "<string>acmelink</string><string>acl</string>")
    )
    let type = try LinkType(infoPlist: plist)
    #expect(type.filenameExtension == "acmelink")
    #expect(type.filenameExtensions == ["acmelink", "acl"])
    #expect(type.claims(fileName: "Gig.ACL"))
    #expect(type.claims(fileName: "Gig.acmelink"))
    #expect(!type.claims(fileName: "Gig.acme"))
  }

  @Test(arguments: [
    "$(PRODUCT_BUNDLE_IDENTIFIER)", "${ID}.beta", "com.example.$(NAME:rfc1034identifier)",
  ])
  func `a bundle identifier may be left to the build`(appID: String) throws {
    let plist = try Self.plist((">com.example.acme<", ">\(appID)<"))
    #expect(try LinkType(infoPlist: plist).appID == appID)
  }

  @Test func `of many types ten are named`() {
    let names = (1...85).map { "com.example.t\($0)" }
    #expect(LinkError.severalTypes(names).message.hasSuffix("“com.example.t10” and 75 more."))
    #expect(LinkError.noOwnedType(names).message.hasSuffix("“com.example.t10” and 75 more."))
  }

  @Test func `two owned types are told apart by name`() throws {
    let plist = try Self.plist(("Alternate", "Owner"))
    let names = ["com.example.acme.note", "com.example.acme.link"]
    #expect(throws: LinkError.severalTypes(names)) { try LinkType(infoPlist: plist) }
    #expect(
      LinkError.severalTypes(names).message == "The Info.plist owns several types, and which is "
        + "that of the links has to be said, with the key DeepDropType: “com.example.acme.note”, "
        + "“com.example.acme.link”."
    )
    let link = try TypeIdentifier("com.example.ACME.link")
    #expect(try LinkType(infoPlist: plist, identifier: link) == Self.acme())
    let other = try TypeIdentifier("com.example.other")
    #expect(throws: LinkError.noOwnedType(names)) {
      try LinkType(infoPlist: plist, identifier: other)
    }
  }

  @Test(
    arguments: [
      ("UTExportedTypeDeclarations", "UTImportedTypeDeclarations", .noExportedType),  // P01
      ("Owner", "Default", .noOwnedType(["com.example.acme.note", "com.example.acme.link"])),
      (
        "CFBundleDocumentTypes", "X",
        .noOwnedType(["com.example.acme.note", "com.example.acme.link"])
      ),
      (
        "acmelink", ".acmelink",
        .declaration("file name extension", ".acmelink", wanted: "acmelink")
      ),
      (
        "acmelink", "acme.link",
        .declaration("file name extension", "acme.link", wanted: "acmelink")
      ),
      ("acme-beta", "acme_beta", .declaration("URL scheme", "acme_beta", wanted: "acme")),  // P20
      ("acme-beta", "https://x", .declaration("URL scheme", "https://x", wanted: "acme")),  // P20
      (
        "<string>example.com<", "<string>*.example.com<",
        .declaration("web host", "*.example.com", wanted: "example.com")
      ),
      (
        ">com.example.acme<", "><",
        .declaration("bundle identifier", "", wanted: "com.example.acme")
      ),
      (
        "<string>example.com<", "<string>..<",
        .declaration("web host", "..", wanted: "example.com")
      ),
      ("Acme link", "A\u{7F}", .declaration("type name", "A\u{7F}", wanted: "Acme link")),
      (
        ">com.example.acme<", ">$$::((<",
        .declaration("bundle identifier", "$$::((", wanted: "com.example.acme")
      ),
      ("Acme link", " ", .declaration("type name", " ", wanted: "Acme link")),
      (
        "application/vnd", "vnd",
        .declaration("MIME type", "vnd.example.acme+x", wanted: "application/vnd.example.acme+x")
      ),
      (
        "<array><string>acmelink</string></array>", "<true/>",
        .kind("string", of: "public.filename-extension", "boolean")
      ),
      (
        "<string>Owner</string>", "<integer>1</integer>",
        .kind("string", of: "LSHandlerRank", "integer")
      ),
      ("<dict/>", "<string/>", .kind("dictionary", of: "CFBundleURLTypes", "string")),
    ] as [(String, String, LinkError)]
  )
  func `a broken declaration is refused with the reason`(
    old: String,
    new: String,
    error: LinkError
  ) throws {
    let plist = try Self.plist((old, new))
    #expect(throws: error) { try LinkType(infoPlist: plist) }
  }

  @Test(arguments: [
    ("UTTypeTagSpecification", "X"), ("public.filename-extension", "X"),
    ("<string>acmelink</string>", ""),
  ])
  func `a type without an extension is refused`(old: String, new: String) throws {  // P17
    let plist = try Self.plist((old, new))
    let type = try TypeIdentifier("com.example.acme.link")
    #expect(throws: LinkError.noExtension(type)) { try LinkType(infoPlist: plist) }
  }

  @Test func `a type identifier that is none is refused`() throws {  // P25
    let plist = try Self.plist(
      ("com.example.acme.link", "com.my_app.link"),
      ("COM.example.acme.link", "com.my_app.link")
    )
    #expect(throws: LinkError.typeCharacter("_", in: "com.my_app.link")) {
      try LinkType(infoPlist: plist)
    }
    let type = try TypeIdentifier("public.acme.link")
    #expect(throws: LinkError.reservedType(type)) {
      try LinkType(
        identifier: type,
        filenameExtension: "acmelink",
        name: "x",
        appID: "a.b",
        schemes: []
      )
    }
  }

  @Test func `what is no dictionary is refused`() throws {  // P32
    let list = try PropertyList(parsing: Array("<plist><array/></plist>".utf8))
    #expect(throws: LinkError.notDictionary("array")) { try LinkType(infoPlist: list) }
  }

  @Test func `an underscore in the bundle identifier is the store's business`() throws {  // P25
    #expect(
      try LinkType(infoPlist: Self.plist((">com.example.acme<", ">com.ex.my_app<"))).appID
        == "com.ex.my_app"
    )
  }

  @Test func `the policy is of the app's own schemes and hosts`() throws {
    #expect(
      try Self.acme().policy == LinkPolicy(schemes: ["acme", "acme-beta"], hosts: ["example.com"])
    )
  }

  @Test(arguments: [
    ("Gig.acmelink", true), ("Gig.ACMELINK", true), ("Gig-2.acmelink", true),
    ("Gig.acmelink.acmelink", true), ("Gig.acmelinks", false), ("acmelink", false),
  ])
  func `an extension compares without case`(name: String, isClaimed: Bool) throws {  // F13, F14
    #expect(try Self.acme().claims(fileName: name) == isClaimed)
  }
}
