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
        + #""changes":[],"confidence":"unknown","lookups":[],"notes":[],"os":"ios26","outcome":"opens","#
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

  /// An app named as its file, with one type of its own for an extension and a MIME type.
  private func declare(
    _ name: String,
    _ type: String,
    for fileExtension: String,
    rank: String = "Owner"
  ) throws {
    try place.write(
      "\(name).plist",
      """
      <plist version="1.0"><dict>
      <key>CFBundleDocumentTypes</key><array><dict>
      <key>LSItemContentTypes</key><array><string>\(type)</string></array>
      <key>LSHandlerRank</key><string>\(rank)</string></dict></array>
      <key>UTExportedTypeDeclarations</key><array><dict>
      <key>UTTypeIdentifier</key><string>\(type)</string>
      <key>UTTypeTagSpecification</key><dict>
      <key>public.mime-type</key><string>application/x-\(fileExtension)</string>
      <key>public.filename-extension</key><string>\(fileExtension)</string></dict></dict></array>
      <key>CFBundleName</key><string>\(name)</string></dict></plist>
      """
    )
  }

  private func resolve(_ first: String, _ second: String, _ words: String...) throws
    -> BuiltCommand.Outcome
  {
    try BuiltCommand.run(
      ["resolve", "--os", "macos", "--app", "\(first).plist", "--app", "\(second).plist"] + words,
      in: place.url
    )
  }

  @Test func `two types for one extension are candidates both (P26)`() throws {
    try declare("Player", "com.example.ape", for: "ape", rank: "Alternate")
    try declare("Tagger", "org.example.ape", for: "ape", rank: "Default")
    let outcome = try resolve("Tagger", "Player", "song.ape")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("  1. “Player”. It claims com.example.ape, the file's own type.")
    )
    #expect(
      outcome.output.contains("  - “Tagger”. It claims org.example.ape, the file's own type.")
    )
  }

  @Test func `the loser's own type still finds it, and the answer says how (P13)`() throws {
    try declare("Vice", "com.a.d64", for: "d64")
    try declare("Retro", "public.retro.d64", for: "d64")
    let outcome = try resolve("Vice", "Retro", "game.d64")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        On macOS, “game.d64” lands in Downloads, where a double click opens “Retro”.
          Type: public.retro.d64, exported by “Retro”
          Type: com.a.d64, exported by “Vice”
          1. “Retro”. It claims public.retro.d64, the file's own type. It ranks as
             Owner.
          - “Vice”. It claims com.a.d64, the file's own type. It ranks as Owner. The
            file counts as public.retro.d64, exported by “Retro”, instead.
          By type: Asked for com.a.d64, which “Vice” claims, the name still finds
                   com.a.d64, exported by “Vice”.
          Note: The file can be of 2 types: public.retro.d64 (exported by “Retro”),
                com.a.d64 (exported by “Vice”). The first counts: a stated type, then
                exported over imported over the system's, then the bundle identifier
                that comes first.
          Note: public.retro.d64 is exported by “Retro”, but public., dyn. and
                com.apple. are the system's: other apps do not know the type.
          Change: “Vice” knows the file once it asks by its own type, as in
                  UTType(filenameExtension:conformingTo:); the system chooses the app
                  once the sender states com.a.d64, or no other type comes before it.
          Confidence: low, as of 2026-11-30. Apple's archived Launch Services Concepts
                      and the texts on LSHandlerRank; that the more specific claim comes
                      first was observed for Quick Look alone; which of several types of
                      one extension counts is not documented, and in the one report on
                      it the app installed later won.

        """
    )
    #expect(
      try resolve("Vice", "Retro", "--json", "game.d64").output.contains(
        #""lookups":[{"app":{"bundleID":"","name":"Vice"},"claimedType":"com.a.d64","#
          + #""type":"com.a.d64"}],"#
      )
    )
  }

  @Test func `a MIME type tells the type where the name does not`() throws {
    try declare("Alpha", "com.a.d64", for: "d64")
    try declare("Beta", "com.b.t64", for: "t64")
    #expect(
      try resolve("Alpha", "Beta", "--mime", "Application/X-T64", "game").output
        .hasPrefix("On macOS, “game” lands in Downloads, where a double click opens “Beta”.\n")
    )
    #expect(
      try resolve("Alpha", "Beta", "--mime", "application/x-t64", "game.d64").output
        .hasPrefix("On macOS, “game.d64” lands in Downloads, where a double click opens “Alpha”.\n")
    )
  }

  @Test func `what is of a wrong kind counts for nothing, and is said to`() throws {
    try place.write(
      "Odd.plist",
      """
      <plist version="1.0"><dict>
      <key>CFBundleDocumentTypes</key><string>com.example.acme.link</string>
      <key>UTExportedTypeDeclarations</key><dict/></dict></plist>
      """
    )
    let outcome = try place.run("resolve", "--app", "Odd.plist", "Party.acmelink")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("On iOS 26, “Party.acmelink” lands in Files"))
    #expect(
      outcome.errors == """
        deepdrop: Odd.plist: counts for nothing: line 2: CFBundleDocumentTypes is of the kind \
        string and has to be an array, line 3: UTExportedTypeDeclarations is of the kind \
        dictionary and has to be an array

        """
    )
  }

  @Test(arguments: [("<array/>", "array"), ("<string>Info.plist</string>", "string")])
  func `a property list that is no dictionary is no app’s`(root: String, kind: String) throws {
    try place.write("Odd.plist", "<plist version=\"1.0\">\(root)</plist>")
    #expect(
      try place.run("resolve", "--app", "Info.plist", "--app", "Odd.plist", "Party.acmelink")
        == place.failure(
          65,
          "Odd.plist: the Info.plist is of the kind \(kind): a dictionary is wanted"
        )
    )
  }

  @Test func `a folder goes by its name, whether a slash follows or not`() throws {
    let answer = try place.run("resolve", "--app", "Info.plist", "a/Party.acmelink")
    #expect(try place.run("resolve", "--app", "Info.plist", "a/Party.acmelink/") == answer)
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
        ["--app", "Info.plist", "--mime", "image/png", "acme:1"], 64,
        "resolve: --mime is for a file, acme:1 is a link"
      ),
      (["--app", "Info.plist", "--mime", "png", "a"], 64, "resolve: --mime cannot be png, it is "),
      (
        ["--app", "Info.plist", "--type", "data", "a"], 64,
        "--type: “data” is not a type identifier"
      ),
      (
        ["--app", "Info.plist", "--aasa", "Info.plist", "acme:1"], 65,
        "Info.plist: line 1: it is no apple-"
      ),
      (["--app", "Info.plist", "https://"], 65, "resolve: "),
      (["--app", "Info.plist", ""], 64, "resolve: FILE|URL cannot be “”, it is a file's name or "),
      (["--app", "Info.plist", "//"], 64, "resolve: FILE|URL cannot be “//”, it is a file's"),
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
