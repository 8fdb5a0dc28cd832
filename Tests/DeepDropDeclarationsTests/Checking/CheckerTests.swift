import DeepDropDeclarations
import DeepDropPropertyList
import Foundation
import Testing

@Suite struct CheckerTests {
  private func rules(
    _ text: String,
    as kind: SourceKind = .sourceInfoPlist,
    _ checker: Checker = Checker()
  ) -> [String] {
    checker.check(Array(text.utf8), as: kind).findings.map { finding in
      "\(finding.place.map { "\($0.line):\($0.column) " } ?? "")\(finding.rule.identifier)"
    }
  }

  private func checker(_ definitions: [String: String]) -> Checker {
    var checker = Checker()
    checker.definitions = definitions
    return checker
  }

  @Test func `findings come in the order of the file, those about all of it first`() {
    let text = infoPlist(
      key("LSRequiresIPhoneOS", "<true/>") + "\n" + links("https") + "\n" + claims(claim("", link))
    )
    #expect(
      rules(text) == [
        "scene-manifest-missing", "7:152 web-scheme", "9:1 in-place-key-missing",
        "10:192 empty-string", "10:209 own-type-not-exported",
      ]
    )
  }

  @Test func `a finding says what, where and what to do (P05)`() throws {
    let text = infoPlist("\t<key>LSSupportsOpeningDocumentsInPlace</key>\n\t<string>No</string>")
    let report = Checker().check(Array(text.utf8), as: .sourceInfoPlist)
    let finding = try #require(report.findings.first { $0.severity == .error })
    #expect(
      finding.message
        == "LSSupportsOpeningDocumentsInPlace is the string “No”; a boolean is expected."
    )
    #expect(finding.cure == "Write <false/>.")
    #expect(finding.place?.line == 5)
    #expect(finding.place?.column == 2)
    #expect(finding.place?.length == 19)
    #expect(finding.place?.excerpt == "\t<string>No</string>")
    let fixed = try Checker().fixed(Array(text.utf8), as: .sourceInfoPlist)
    let expected = text.replacing("<string>No</string>", with: "<false/>")
    #expect(String(decoding: fixed, as: UTF8.self) == expected)
  }

  @Test func `an own type that is only imported has to be exported (P01)`() throws {
    let text = infoPlist(
      imported(type(link, parents: ["public.data"])) + "\n"
        + claims(claim(link, rank: "Alternate")) + copies
    )
    let findings = Checker().check(Array(text.utf8), as: .sourceInfoPlist).findings
    #expect(
      findings.map { "\($0.severity) \($0.rule.identifier)" } == ["error own-type-not-exported"]
    )
    #expect(findings[0].cure.contains("an own type must be exported"))
    let owned = infoPlist(
      appID + imported(type(link, parents: ["public.data"])) + "\n"
        + claims(claim(link, rank: "Alternate")) + copies
    )
    #expect(rules(owned).map { $0.split(separator: " ")[1] }.contains("own-type-not-owned"))
  }

  @Test func `a store’s code is named, and depends on where the file is from (P02, P33)`() throws {
    let bytes = Array(infoPlist(claims(claim(link))).utf8)
    let source = try #require(
      Checker().check(bytes, as: .sourceInfoPlist).findings.first { $0.rule.storeCode != nil }
    )
    let built = try #require(
      Checker().check(bytes, as: .builtInfoPlist).findings.first { $0.rule.storeCode != nil }
    )
    #expect(source.rule.storeCode == "ITMS-90737")
    #expect((source.severity, built.severity) == (.warning, .error))
    #expect(source.cure.contains("INFOPLIST_KEY_LSSupportsOpeningDocumentsInPlace"))
    #expect(!built.cure.contains("INFOPLIST_KEY"))
  }

  @Test(arguments: [
    ("com.example.acme_link", "Write com.example.acme-link, there and in the code."),
    (
      "https://go.example.com",
      "Web links are for associated domains: applinks:go.example.com."
    ),
  ])
  func `a scheme gets a suggestion (P20)`(scheme: String, cure: String) {
    let findings = Checker().check(Array(infoPlist(links(scheme)).utf8), as: .sourceInfoPlist)
      .findings
    #expect(findings.map(\.cure) == [cure])
  }

  @Test func `an invented public type gets the right one (P12)`() throws {
    let text = infoPlist(imported(type("public.markdown", ["md"])))
    let finding = try #require(
      Checker().check(Array(text.utf8), as: .sourceInfoPlist).findings.first {
        $0.rule.identifier == "invented-public-type"
      }
    )
    #expect(finding.cure == "Use net.daringfireball.markdown, which has the extension.")
  }

  @Test func `a dynamic type is decoded (P23)`() throws {
    let text = infoPlist(claims(claim("dyn.ah62d4rv4ge81g6xy")))
    let finding = try #require(
      Checker().check(Array(text.utf8), as: .sourceInfoPlist).findings.first {
        $0.rule.identifier == "dynamic-type"
      }
    )
    #expect(finding.message.contains("it stands for public.filename-extension “srt”"))
  }

  @Test func `a browser may claim the web (P19)`() {
    var checker = Checker()
    checker.isBrowser = true
    #expect(rules(infoPlist(links("https", "http")), as: .sourceInfoPlist, checker) == [])
  }

  @Test func `a variable is replaced by its definition, and is not edited (P25)`() throws {
    let text = infoPlist(exported(type("$(PRODUCT_BUNDLE_IDENTIFIER).link")))
    #expect(!rules(text).contains { $0.hasSuffix("illegal-type-characters") })
    let defined = checker(["PRODUCT_BUNDLE_IDENTIFIER": "com.ex.my_app"])
    #expect(rules(text, as: .sourceInfoPlist, defined).contains("5:34 illegal-type-characters"))

    let boolean = infoPlist(key("LSSupportsOpeningDocumentsInPlace", string("$(IN_PLACE)")))
    let bytes = Array(boolean.utf8)
    let no = checker(["IN_PLACE": "No"])
    #expect(rules(boolean, as: .sourceInfoPlist, no).contains("5:1 string-for-boolean"))
    #expect(try no.fixed(bytes, as: .sourceInfoPlist) == bytes)
  }

  @Test func `a name for the preprocessor decides what is judged (P31)`() throws {
    let text = infoPlist(
      list(
        "CFBundleURLTypes",
        "#ifdef BETA",
        entry(["CFBundleURLName": string("a"), "CFBundleURLSchemes": strings("a_b")]),
        "#else",
        entry(["CFBundleURLName": string("a"), "CFBundleURLSchemes": strings("https")]),
        "#endif"
      )
    )
    #expect(rules(text).contains("8:87 web-scheme"))
    #expect(!rules(text).contains("6:87 scheme-syntax"))
    let beta = checker(["BETA": "1"])
    #expect(rules(text, as: .sourceInfoPlist, beta).contains("6:87 scheme-syntax"))
    #expect(!rules(text, as: .sourceInfoPlist, beta).contains("8:87 web-scheme"))
  }

  @Test func `only what no condition decides on is fixed`() throws {
    let text = infoPlist(
      list(
        "CFBundleDocumentTypes",
        "#if BETA",
        "<dict/>",
        "#endif",
        "<dict/>",
        claim("public.jpeg", rank: "default"),
        claim("public.png", rank: nil)
      )
    )
    let fixed = try Checker().fixed(Array(text.utf8), as: .sourceInfoPlist)
    #expect(
      String(decoding: fixed, as: UTF8.self)
        == text.replacing("#endif\n<dict/>", with: "#endif").replacing(
          ">default<",
          with: ">Default<"
        )
    )
  }

  @Test func `a rule is ignored by name, and what it found is kept apart`() {
    var checker = Checker()
    checker.ignoredRules = ["web-scheme"]
    let report = checker.check(Array(infoPlist(links("https")).utf8), as: .sourceInfoPlist)
    #expect(report.findings == [])
    #expect(report.suppressed.map(\.rule.identifier) == ["web-scheme"])
  }

  @Test func `a comment suppresses rules for the element behind it`() {
    let text = infoPlist(
      """
      <key>CFBundleURLTypes</key><array>
      <!-- deepdrop:ignore web-scheme, uppercase-scheme -->
      \(entry(["CFBundleURLName": string("a"), "CFBundleURLSchemes": strings("https", "A")]))
      \(entry(["CFBundleURLName": string("b"), "CFBundleURLSchemes": strings("http", "B")]))
      </array>
      """
    )
    let report = Checker().check(Array(text.utf8), as: .sourceInfoPlist)
    #expect(report.suppressed.map(\.item) == ["“https”", "“A”"])
    #expect(
      report.findings.filter { $0.rule.identifier != "role-missing" }.map(\.item) == [
        "“http”", "“B”",
      ]
    )
  }

  @Test func `before the root a comment counts for the whole file`() {
    let text = "<!-- deepdrop:ignore scene-manifest-missing web-scheme -->\n"
    let plist = infoPlist(key("LSRequiresIPhoneOS", "<true/>") + links("https"))
      .split(separator: "\n").dropFirst().joined(separator: "\n")
    let report = Checker().check(Array((text + plist).utf8), as: .sourceInfoPlist)
    #expect(report.findings == [])
    #expect(
      report.suppressed.map(\.rule.identifier) == ["scene-manifest-missing", "web-scheme"]
    )
  }

  @Test func `a fragment is said to be one, and judged all the same (P32)`() {
    let text = "\n" + links("https")
    #expect(rules(text) == ["2:1 fragment", "3:152 web-scheme"])
  }

  @Test func `a binary property list is judged without places, and not fixed`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["LSSupportsOpeningDocumentsInPlace": "No"],
      format: .binary,
      options: 0
    )
    let findings = Checker().check(Array(data), as: .sourceInfoPlist).findings
    #expect(
      findings.map(\.rule.identifier) == ["string-for-boolean", "in-place-without-documents"]
    )
    #expect(findings.allSatisfy { $0.place == nil && $0.fix == nil })
  }

  @Test func `UTF-16 has the places of its text`() {
    let text = infoPlist(links("https")).replacing("UTF-8", with: "UTF-16")
    let units = Array("\u{FEFF}\(text)".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let findings = Checker().check(units, as: .sourceInfoPlist).findings
    #expect(findings.map(\.place?.line) == [5])
    #expect(findings.map(\.place?.column) == [152])
  }

  @Test(
    arguments: [
      ("Info.plist", "<plist><dict><key>CFBundleName</key></dict></plist>", .sourceInfoPlist),
      ("Acme.entitlements", "", .entitlements),
      (
        "a.plist", "<plist><dict><key>com.apple.security.app-sandbox</key><true/></dict></plist>",
        .entitlements
      ),
      ("apple-app-site-association", "{}", .siteAssociation),
      ("association.json", " {}", .siteAssociation),
      ("A.swift", "", .swift),
      ("README.md", "# A", nil),
    ] as [(String, String, SourceKind?)]
  )
  func `a file is known by its name or its content`(
    name: String,
    text: String,
    kind: SourceKind?
  ) {
    #expect(SourceKind(of: name, holding: Array(text.utf8)) == kind)
  }
}
