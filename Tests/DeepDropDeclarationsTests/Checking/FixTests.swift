import DeepDropDeclarations
import Testing

@Suite struct FixTests {
  /// By rule, what its fix makes of a sample, and so what it leaves alone: all else.
  private static let replacements: [String: KeyValuePairs<String, String>] = [
    "associated-domain-syntax": ["applinks:https://example.com/": "applinks:example.com"],
    "content-conformance-missing": [
      "<array><string>public.data</string></array>":
        "<array><string>public.data</string>\n\t<string>public.content</string>\n</array>"
    ],
    "duplicate-extension": [
      "<array><string>acmelink</string><string>acmelink</string>":
        "<array><string>acmelink</string>"
    ],
    "empty-entry": ["\n<dict/>": "", "\n<dict></dict>": ""],
    "empty-string": ["<string></string>": ""],
    "exported-and-imported": [
      "<key>UTImportedTypeDeclarations</key><array>\n\(type(link))":
        "<key>UTImportedTypeDeclarations</key><array>"
    ],
    "extension-with-dot": [">.acmelink<": ">acmelink<"],
    "rank-missing": [
      "<string>public.mpeg-4</string></array></dict>":
        "<string>public.mpeg-4</string></array>\n\(rank("Default"))\n</dict>",
      "<string>com.example.acme.link</string></array></dict>":
        "<string>com.example.acme.link</string></array>\n\(rank("Owner"))\n</dict>",
    ],
    "string-for-array": [
      "<string>public.data</string></dict>":
        "<array>\n\t<string>public.data</string>\n</array></dict>"
    ],
    "string-for-boolean": ["<string>No</string>": "<false/>"],
    "type-letter-case": [
      "Public.Data": "public.data", "com.example.Acme.link": "com.example.acme.link",
    ],
    "unknown-rank": [">owner<": ">Owner<"],
    "unknown-role": [">viewer<": ">Viewer<"],
  ]

  private static func rank(_ name: String) -> String {
    "\t<key>LSHandlerRank</key>\n\t<string>\(name)</string>"
  }

  @Test func `a type of somebody else's stays imported, and as it is`() throws {
    let gpx = type("com.topografix.gpx", ["gpx"], parents: ["public.data"])
    let text = infoPlist(exported(gpx) + imported(gpx) + claims(claim("com.topografix.gpx")))
    let bytes = Array(text.utf8)
    #expect(try Checker().fixed(bytes, as: .sourceInfoPlist) == bytes)
    let findings = Checker().check(bytes, as: .sourceInfoPlist).findings
    #expect(
      findings.filter { $0.rule.identifier == "exported-and-imported" }.map(\.cure)
        == ["Take the exported declaration out: the type is not this app’s."]
    )
  }

  @Test(arguments: RuleSample.all)
  func `a fix alone changes what it is about, and not a byte besides`(sample: RuleSample) throws {
    var checker = sample.checker
    checker.ignoredRules = Set(Rule.all.map(\.identifier)).subtracting([sample.rule])
    let bytes = Array(sample.wrong.utf8)
    let isFixable = checker.check(bytes, as: sample.kind).findings.contains { $0.fix != nil }
    var expected = sample.wrong
    for (old, new) in isFixable ? Self.replacements[sample.rule] ?? [:] : [:] {
      expected = expected.replacing(old, with: new)
    }
    #expect((expected != sample.wrong) == isFixable)
    let fixed = try checker.fixed(bytes, as: sample.kind)
    #expect(String(decoding: fixed, as: UTF8.self) == expected)
  }
}
