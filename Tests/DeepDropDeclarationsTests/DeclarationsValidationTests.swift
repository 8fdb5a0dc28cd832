import DeepDropDeclarations
import Testing

@Suite struct DeclarationsValidationTests {
  // P25, P28
  @Test(arguments: [
    "", "link", "com.ex.my_app.link", "org.vim.pch++-file", "com.example.réunion",
    "$(PRODUCT_BUNDLE_IDENTIFIER).link", "com..link", "com.example.acme.link|com.example.b",
  ])
  func `a UTI of other characters is not written, and called a UTI (P25, P28, P29)`(
    identifier: String
  ) {
    var declarations = Declarations.acmeType
    declarations.exportedTypes[0].identifier = identifier
    #expect(code { try declarations.validate() } == .invalidType)
    declarations = Declarations.acmeType
    declarations.exportedTypes[0].conformsTo = [identifier]
    #expect(code { try declarations.validate() } == .invalidType)
    declarations = Declarations.acmeClaim
    declarations.documentTypes[0].contentTypes.append(identifier)
    #expect(message { try declarations.validate() }?.hasPrefix("The UTI “") == true)
  }

  // P10, P12, P23
  @Test(arguments: [
    "public.markdown", "com.apple.acme", "dyn.age81g7dtsm60e55bsmwaz", "Public.Acme",
  ])
  func `a reserved type is not exported (P10, P12, P23)`(identifier: String) {
    var declarations = Declarations.acmeType
    declarations.exportedTypes[0].identifier = identifier
    #expect(code { try declarations.validate() } == .invalidType)
    #expect(message { try declarations.validate() }?.contains("reserved") == true)
  }

  @Test func `a reserved type may be imported`() throws {
    var declarations = Declarations()
    declarations.importedTypes = [TypeDeclaration(identifier: "public.markdown", conformsTo: [])]
    try declarations.validate()
  }

  // P20
  @Test(arguments: [
    "com.example.acme_link", "https://go.example.com", "", "1acme", "-acme", "acme:", "ac me",
    "äcme", "$(APP_URL_SCHEME)",
  ])
  func `a scheme beyond the grammar is not written (P20)`(scheme: String) {
    var declarations = Declarations.acmeScheme
    declarations.urlTypes[0].schemes.append(scheme)
    #expect(code { try declarations.validate() } == .invalidScheme)
    #expect(code { _ = try declarations.infoPlist() } == .invalidScheme)
    #expect(code { _ = try declarations.fragment() } == .invalidScheme)
    #expect(code { _ = try declarations.json() } == .invalidScheme)
    #expect(code { _ = try merged(declarations, into: infoPlist("")) } == .invalidScheme)
  }

  @Test(arguments: ["acme", "ACME", "a", "com.example.acme-link", "x+y2"])
  func `a scheme within the grammar is written`(scheme: String) throws {
    var declarations = Declarations.acmeScheme
    declarations.urlTypes[0].schemes = [scheme]
    try declarations.validate()
  }

  @Test(arguments: ["", ".acmelink", "tar.gz", "acme link", "a/b", "été", "a\u{0}"])
  func `an extension that no file has is not written`(filenameExtension: String) {
    var declarations = Declarations.acmeType
    declarations.exportedTypes[0].filenameExtensions = [filenameExtension]
    #expect(code { try declarations.validate() } == .invalidExtension)
  }

  @Test func `a control character is not written`() {
    var declarations = Declarations.acmeType
    declarations.exportedTypes[0].description = "Acme\u{1B}[31m Link"
    #expect(code { try declarations.validate() } == .invalidText)
    #expect(
      message { try declarations.validate() }
        == #"The text “Acme\u{1B}[31m Link” holds a control character: leave it out."#
    )
    declarations = Declarations.acmeClaim
    declarations.documentTypes[0].name = "Acme\nLink"
    #expect(code { try declarations.validate() } == .invalidText)
    declarations = Declarations.acmeScheme
    declarations.urlTypes[0].name = "\u{0}"
    #expect(code { try declarations.validate() } == .invalidText)
  }

  @Test(arguments: ["https://example.com", "*.example.com", "..", "localhost"])
  func `a host that no link type has is not written`(host: String) {
    var declarations = Declarations()
    declarations.hosts = [host]
    #expect(code { try declarations.validate() } == .invalidHost)
  }

  @Test func `the link type is a UTI`() {
    var declarations = Declarations()
    declarations.linkType = "$(PRODUCT_BUNDLE_IDENTIFIER).link"
    #expect(code { try declarations.validate() } == .invalidType)
  }

  @Test func `the rank and role None are not an optional's none`() {
    let (rank, role): (HandlerRank?, TypeRole?) = (.never, .nameOnly)
    #expect(rank?.rawValue == "None")
    #expect(role?.rawValue == "None")
  }

  @Test func `what others declare badly is read, and not written again`() throws {
    let list = try parsed(
      infoPlist(
        """
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleURLSchemes</key>
        <array><string>https://go.example.com</string></array></dict></array>
        """
      )
    )
    let declarations = Declarations(reading: list)
    #expect(declarations.urlTypes.map(\.schemes) == [["https://go.example.com"]])
    #expect(code { _ = try declarations.infoPlist() } == .invalidScheme)
  }

  @Test func `nothing is declared twice, in whatever case`() {
    var declarations = Declarations.acmeScheme
    declarations.urlTypes.append(URLType(name: nil, role: nil, schemes: ["ACME"]))
    #expect(message { try declarations.validate() } == "“ACME” is declared twice: once is enough.")
    declarations = .acmeType
    declarations.importedTypes = declarations.exportedTypes
    #expect(code { try declarations.validate() } == .conflict)
    declarations = .acmeType
    declarations.exportedTypes[0].filenameExtensions.append("AcmeLink")
    #expect(code { try declarations.validate() } == .conflict)
    declarations = .acmeType
    declarations.exportedTypes[0].conformsTo.append("public.data")
    #expect(code { try declarations.validate() } == .conflict)
    declarations = .acmeClaim
    declarations.documentTypes += declarations.documentTypes
    #expect(code { try declarations.validate() } == .conflict)
    declarations = Declarations()
    declarations.hosts = ["example.com", "Example.com"]
    #expect(code { try declarations.validate() } == .conflict)
  }
}
