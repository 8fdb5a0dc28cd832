import Testing

@Suite struct ResolveCommandTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try place.declareAcme()
  }

  @Test func `the answer comes with its grounds (R14)`() throws {
    #expect(
      try place.run("resolve", "--app", "Info.plist", "--os", "ios17", "Party.acmelink").output
        == """
        On iOS 17 and 18, “Party.acmelink” lands in Files, where a tap opens
        “Info.plist”.
          Type: com.example.acme.link, exported by “Info.plist”
          1. “Info.plist”. It claims com.example.acme.link, the file's own type. It
             ranks as Owner.
          Confidence: high, as of 2026-11-30. An article on swiftjectivec.com of
                      September 2024, and issues 1039 and 1045 of BookPlayer; iOS 18 is
                      presumed to be the same, and what a tap does is inferred from iOS
                      26.

        """
    )
  }

  @Test func `without an app the status says so, and the answer what would help`() throws {
    #expect(
      try place.run("resolve", "--app", "Info.plist", "--os", "ios16", "Party.other")
        == .init(
          status: 1,
          output: """
            On iOS 16 and earlier, “Party.other” leads to the offer to look for an app in
            the App Store.
              Type: dyn.ah62d4rv4ge8087dkqz3a, made up by the system
              - No app claims it.
              Change: An app that exports a type for the file, conforming to public.data and
                      public.content, and claims it as Owner would open it.
              Confidence: high, as of 2026-11-30. Apple's archived app programming guide and
                          AirDrop sample, and reports up to 2023.

            """
        )
    )
  }

  @Test func `JSON says the same`() throws {
    #expect(
      try place.run("resolve", "--app", "Info.plist", "--json", "acme://e/1").output
        == #"{"apps":[{"bundleID":"","name":"Info.plist"}],"asOf":"2026-11-30","candidates":[{"app":{"bundleID":"","#
        + #""name":"Info.plist"},"isEligible":true,"reasons":["It claims the scheme acme:."]}],"#
        + #""changes":[],"confidence":"unknown","notes":[],"os":"ios26","outcome":"opens","#
        + #""source":"Nothing was found","summary":"On iOS 26, “acme://e/1” opens “Info.plist”.","#
        + #""types":[]}"# + "\n"
    )
  }

  @Test func `an app goes by its name, or by that of its bundle`() throws {
    try place.write("Acme.app/Info.plist", place.read("Info.plist"))
    #expect(
      try place.run("resolve", "--app", "Acme.app/", "a/b/Party.ACMELINK").output
        .hasPrefix("On iOS 26, “Party.ACMELINK” lands in Files, where a tap opens “Acme”.\n")
    )
  }

  @Test func `the site decides about a web link`() throws {
    let site = """
      {"applinks": {"details": [{"appIDs": ["A1B2C3D4E5.com.example.acme"],
      "components": [{"/": "/e/*"}]}]}}
      """
    try place.write("site", site)
    func status(_ link: String) throws -> Int32 {
      try place.run("resolve", "--app", "Info.plist", "--aasa", "site", link).status
    }
    #expect(try status("https://example.com/e/1") == 0)
    #expect(try status("https://example.com/f") == 1)
    #expect(try place.run("resolve", "--app", "Info.plist", "https://example.com/f").status == 0)
  }

  @Test func `two types for one extension are candidates both (P26)`() throws {
    func declare(_ name: String, type: String, rank: String) throws {
      try place.write(
        "\(name).plist",
        """
        <plist version="1.0"><dict>
        <key>CFBundleName</key><string>\(name)</string>
        <key>CFBundleDocumentTypes</key><array><dict>
        <key>LSItemContentTypes</key><array><string>\(type)</string></array>
        <key>LSHandlerRank</key><string>\(rank)</string></dict></array>
        <key>UTImportedTypeDeclarations</key><array><dict>
        <key>UTTypeIdentifier</key><string>\(type)</string>
        <key>UTTypeTagSpecification</key><dict>
        <key>public.filename-extension</key><string>ape</string></dict></dict></array>
        </dict></plist>
        """
      )
    }
    try declare("Player", type: "com.example.ape", rank: "Alternate")
    try declare("Tagger", type: "org.example.ape", rank: "Default")
    let outcome = try place.run(
      "resolve",
      "--os",
      "macos",
      "--app",
      "Tagger.plist",
      "--app",
      "Player.plist",
      "song.ape"
    )
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("  1. “Player”. It claims com.example.ape, the file's own type.")
    )
    #expect(
      outcome.output.contains("  - “Tagger”. It claims org.example.ape, the file's own type.")
    )
  }

  @Test(
    arguments: [
      (["--app", "None.plist", "a.acmelink"], 66, "None.plist: no such file or directory"),
      (["a.acmelink"], 64, "resolve: --app PATH is missing"),
      (["--app", "Info.plist", "--os", "ios3", "a"], 64, "resolve: --os cannot be ios3"),
      (
        ["--app", "Info.plist", "--aasa", "x", "a"], 64,
        "resolve: --aasa is for a link, a is a file"
      ),
      (
        ["--app", "Info.plist", "--type", "public.data", "acme:1"], 64,
        "resolve: --type is for a file, acme:1 is a link"
      ),
      (
        ["--app", "Info.plist", "--type", "data", "a"], 64,
        "--type: “data” is not a type identifier"
      ),
      (
        ["--app", "Info.plist", "--aasa", "Info.plist", "acme:1"], 65,
        "Info.plist: line 1: it is no apple-"
      ),
      (["--app", "Info.plist", "https://"], 65, "resolve: "),
      (["--app", "-", "--aasa", "-", "acme:1"], 64, "resolve: standard input is named twice"),
    ] as [([String], Int32, String)]
  )
  func `what is wrong is said, with the status for it`(
    words: [String],
    status: Int32,
    message: String
  ) throws {
    let outcome = try BuiltCommand.run(["resolve"] + words, in: place.url)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix("deepdrop: \(message)"))
    #expect(outcome.output == "")
  }
}
