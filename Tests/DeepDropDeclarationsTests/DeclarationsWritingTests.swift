import DeepDropDeclarations
import Testing

@Suite struct DeclarationsWritingTests {
  @Test func `an Info.plist is written as Xcode writes it`() throws {
    #expect(try Declarations.acme().infoPlist() == acmeInfoPlist)
  }

  @Test func `a fragment says that it is one, and can be pasted (P32)`() throws {
    let fragment = try Declarations.acme().fragment()
    let notice = "\t<!-- A fragment, no property list: paste it between <dict> and </dict>. -->\n"
    let keys = acmeInfoPlist.components(between: "<dict>\n", and: "</dict>\n</plist>")
    #expect(fragment == notice + keys)
    let pasted = "<plist version=\"1.0\">\n<dict>\n\(fragment)</dict>\n</plist>\n"
    #expect(Declarations(reading: try parsed(pasted)) == (try .acme()))
    #expect(code { _ = try PropertyListEditor(Array(fragment.utf8)) } == .unreadable)
  }

  @Test func `JSON has the same keys in the same order`() throws {
    #expect(try Declarations.acme().json() == acmeJSON)
  }

  @Test func `text is escaped as each language wants it`() throws {
    var declarations = Declarations.acmeType
    declarations.exportedTypes[0].description = #"A & B < C > "D" \ É"#
    #expect(
      try declarations.infoPlist().contains(#"<string>A &amp; B &lt; C &gt; "D" \ É</string>"#)
    )
    #expect(try declarations.json().contains(#""A & B < C > \"D\" \\ É""#))
  }

  @Test func `nothing declared is an empty dictionary`() throws {
    #expect(
      try Declarations().infoPlist().hasSuffix("<plist version=\"1.0\">\n<dict/>\n</plist>\n")
    )
    #expect(try Declarations().json() == "{}\n")
  }
}

extension String {
  fileprivate func components(between start: String, and end: String) -> String {
    guard let from = firstRange(of: start)?.upperBound,
      let to = self[from...].firstRange(of: end)?.lowerBound
    else { return "" }
    // The line break before the end belongs to what is between.
    return String(self[from..<to])
  }
}

private let acmeInfoPlist = """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
  "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
  \t<key>CFBundleDocumentTypes</key>
  \t<array>
  \t\t<dict>
  \t\t\t<key>CFBundleTypeName</key>
  \t\t\t<string>Acme Link</string>
  \t\t\t<key>CFBundleTypeRole</key>
  \t\t\t<string>Viewer</string>
  \t\t\t<key>LSHandlerRank</key>
  \t\t\t<string>Owner</string>
  \t\t\t<key>LSItemContentTypes</key>
  \t\t\t<array>
  \t\t\t\t<string>com.example.acme.link</string>
  \t\t\t</array>
  \t\t</dict>
  \t</array>
  \t<key>CFBundleURLTypes</key>
  \t<array>
  \(acmeURLType)
  \t</array>
  \t<key>DeepDropHosts</key>
  \t<array>
  \t\t<string>example.com</string>
  \t</array>
  \t<key>DeepDropType</key>
  \t<string>com.example.acme.link</string>
  \t<key>LSSupportsOpeningDocumentsInPlace</key>
  \t<false/>
  \t<key>UTExportedTypeDeclarations</key>
  \t<array>
  \t\t<dict>
  \t\t\t<key>UTTypeConformsTo</key>
  \t\t\t<array>
  \t\t\t\t<string>public.data</string>
  \t\t\t\t<string>public.content</string>
  \t\t\t</array>
  \t\t\t<key>UTTypeDescription</key>
  \t\t\t<string>Acme Link</string>
  \t\t\t<key>UTTypeIdentifier</key>
  \t\t\t<string>com.example.acme.link</string>
  \t\t\t<key>UTTypeTagSpecification</key>
  \t\t\t<dict>
  \t\t\t\t<key>public.filename-extension</key>
  \t\t\t\t<array>
  \t\t\t\t\t<string>acmelink</string>
  \t\t\t\t</array>
  \t\t\t\t<key>public.mime-type</key>
  \t\t\t\t<array>
  \t\t\t\t\t<string>application/vnd.example.acme.link</string>
  \t\t\t\t</array>
  \t\t\t</dict>
  \t\t</dict>
  \t</array>
  </dict>
  </plist>

  """

private let acmeJSON = """
  {
    "CFBundleDocumentTypes": [
      {
        "CFBundleTypeName": "Acme Link",
        "CFBundleTypeRole": "Viewer",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [
          "com.example.acme.link"
        ]
      }
    ],
    "CFBundleURLTypes": [
      {
        "CFBundleTypeRole": "Editor",
        "CFBundleURLName": "com.example.acme",
        "CFBundleURLSchemes": [
          "acme"
        ]
      }
    ],
    "DeepDropHosts": [
      "example.com"
    ],
    "DeepDropType": "com.example.acme.link",
    "LSSupportsOpeningDocumentsInPlace": false,
    "UTExportedTypeDeclarations": [
      {
        "UTTypeConformsTo": [
          "public.data",
          "public.content"
        ],
        "UTTypeDescription": "Acme Link",
        "UTTypeIdentifier": "com.example.acme.link",
        "UTTypeTagSpecification": {
          "public.filename-extension": [
            "acmelink"
          ],
          "public.mime-type": [
            "application/vnd.example.acme.link"
          ]
        }
      }
    ]
  }

  """
