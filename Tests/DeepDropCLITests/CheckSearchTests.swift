import DeepDropTestSupport
import Foundation
import Testing

/// Where `deepdrop check` looks, and what it leaves alone.
@Suite struct CheckSearchTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try place.declareAcme()
  }

  private static let wrong =
    "<plist><dict><key>CFBundleURLTypes</key><array><dict/></array></dict></plist>"

  private func files(_ arguments: String...) throws -> [String] {
    let outcome = try BuiltCommand.run(["check", "--json"] + arguments, in: place.url)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require((object as? [String: Any])?["files"] as? [String])
  }

  @Test func `a directory is searched for what is about declarations`() throws {
    let content = "<plist><dict><key>A</key><string>a</string></dict></plist>"
    for name in [
      "App/Info.plist", "App/Acme.entitlements", "web/.well-known/apple-app-site-association",
      "App/Settings.plist", ".build/Info.plist", "node_modules/Info.plist", "README.md",
    ] { try place.write("tree/\(name)", content) }
    try place.write("tree/Other.plist", Self.wrong)
    #expect(
      try files("tree") == [
        "tree/App/Acme.entitlements", "tree/App/Info.plist", "tree/Other.plist",
      ]
    )
    #expect(
      try files("tree/web/.well-known") == ["tree/web/.well-known/apple-app-site-association"]
    )
  }

  @Test func `links to directories are not followed, so that none leads around in a circle`() throws
  {
    let outcome = try place.shell(
      """
      mkdir -p tree/a && cp Info.plist tree/a && ln -s .. tree/a/up && ln -s loop tree/loop
      deepdrop check tree
      """
    )
    #expect(outcome == .init(output: "0 errors, 0 warnings, 0 notes in 1 file\n"))
  }

  @Test func `a file behind a link is judged, and one file once`() throws {
    try place.write("tree/z/Wrong.plist", Self.wrong)
    let outcome = try place.shell(
      """
      mkdir -p tree/a tree/b && cd tree && cp ../Info.plist b/Kept.plist
      ln -s ../z/Wrong.plist a/Info.plist && ln -s ../a/Info.plist b/Info.plist
      ln -s Kept.plist b/Linked.plist && ln -s nobody@host.42 a/.#Info.plist && cd ..
      deepdrop check --json --fix tree tree/b/Kept.plist tree/b/Kept.plist > found.json
      """
    )
    #expect(outcome == .init(errors: "deepdrop: tree/a/Info.plist: 1 fixed\n"))
    let files = #""files":["tree/a/Info.plist","tree/b/Kept.plist"]"#
    #expect(try place.read("found.json").contains(files))
    #expect(try place.read("tree/z/Wrong.plist") != Self.wrong)
  }

  @Test func `a link that leads out of the directory is told, and not followed`() throws {
    try place.write("Wrong.plist", Self.wrong)
    let outcome = try place.shell(
      """
      mkdir tree && cp Info.plist tree/Acme.plist && ln -s ../Wrong.plist tree/Info.plist
      ln -s ../Wrong.plist tree/Types.swift && deepdrop check --fix tree
      """
    )
    #expect(
      outcome
        == .init(
          output: "0 errors, 0 warnings, 0 notes in 1 file\n",
          errors:
            "deepdrop: tree/Info.plist: leads out of the directory, name it to have it checked\n"
        )
    )
    #expect(try place.read("Wrong.plist") == Self.wrong)
    #expect(try files("tree/Info.plist") == ["tree/Info.plist"])
  }

  @Test func `a link to nothing is told`() throws {
    let outcome = try place.shell(
      "mkdir tree && cp Info.plist tree/Acme.plist && ln -s nowhere tree/Info.plist; deepdrop check tree"
    )
    #expect(outcome.status == 66)
    #expect(
      outcome.errors
        == "deepdrop: tree/Info.plist: no such file or directory, expected declarations\n"
    )
    #expect(outcome.output == "0 errors, 0 warnings, 0 notes in 1 file\n")
  }

  @Test func `a name of two lines is one line in a log`() throws {
    try place.write("tree/a\n::stop-commands::b/Info.plist", Self.wrong)
    let outcome = try place.run("check", "tree")
    #expect(outcome.output.contains("tree/a\\u{a}::stop-commands::b/Info.plist:1:48: warning: "))
    #expect(!outcome.output.contains("\n::"))
  }

  @Test func `what cannot be read is told, and the rest is judged`() throws {
    try place.write("wrong.plist", Self.wrong)
    let outcome = try place.shell(
      """
      truncate -s 100M huge.plist
      mkfifo pipe.plist
      deepdrop check missing.plist huge.plist pipe.plist wrong.plist
      """
    )
    #expect(
      outcome.errors == """
        deepdrop: missing.plist: no such file or directory, expected declarations
        deepdrop: pipe.plist: not a regular file, expected declarations

        """
    )
    #expect(
      outcome.output.contains(
        "huge.plist: error: The file has more than 4194304 bytes. [unreadable]"
      )
    )
    #expect(
      outcome.output.contains("wrong.plist:1:48: warning: CFBundleURLTypes has an empty entry.")
    )
    #expect(outcome.status == 66)
  }

  // Root reads whatever it likes.
  @Test(.enabled(if: geteuid() != 0, "root may read every directory"))
  func `a directory without permission is told, and the rest is judged`() throws {
    try place.write("tree/wrong.plist", Self.wrong)
    let outcome = try place.shell(
      "mkdir tree/closed && chmod 0 tree/closed; deepdrop check tree; chmod 700 tree/closed"
    )
    #expect(outcome.errors == "deepdrop: tree/closed: permission denied\n")
    #expect(outcome.output.contains("wrong.plist"))
  }

  @Test func `a directory that cannot be opened is told, and the rest is judged`() throws {
    // Deeper than a path can be long: step by step it is made, in one piece it has no name.
    let outcome = try place.shell(
      """
      mkdir tree && cp Info.plist tree && cd tree
      for i in $(seq 20); do name=$(printf 'a%.0s' $(seq 250)); mkdir $name && cd $name; done
      """
    )
    #expect(outcome.status == 0)
    let checked = try place.run("check", "tree")
    #expect(checked.output == "0 errors, 0 warnings, 0 notes in 1 file\n")
    #expect(checked.errors.hasSuffix(": file name too long\n"))
    #expect(checked.status == 66)
    _ = try place.shell("rm -rf tree")
  }

  @Test func `a bundle is built, and its archive has an Info.plist of its own`() throws {
    let app = "Acme.xcarchive/Products/Applications/Acme.app"
    let claims = "<key>CFBundleDocumentTypes</key><array><dict/></array>"
    try place.write("Acme.xcarchive/Info.plist", Self.wrong)
    try place.write("\(app)/Info.plist", "<plist><dict>\(claims)</dict></plist>")
    try place.write("\(app)/PlugIns/Share.appex/Info.plist", "<plist><dict/></plist>")
    #expect(
      try files("Acme.xcarchive") == ["\(app)/Info.plist", "\(app)/PlugIns/Share.appex/Info.plist"]
    )
    for path in [app, "\(app)/Info.plist"] {
      let outcome = try place.run("check", path)
      #expect(
        outcome.output.contains("error: Neither LSSupportsOpeningDocumentsInPlace nor"),
        "\(path)"
      )
    }
  }

  @Test func `code is judged by the Info.plists beside it (P16)`() throws {
    try place.write("tree/Types.swift", "let a = UTType(exportedAs: \"com.example.acme.link\")\n")
    #expect(try place.run("check", "tree").status == 0)
    try place.write("tree/Info.plist", "<plist><dict/></plist>")
    let outcome = try place.run("check", "tree")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "tree/Types.swift:1:28: error: No Info.plist among the files exports "
          + "“com.example.acme.link”. [undeclared-type-in-code]\n"
      )
    )
  }

  #if os(Linux)
    @Test func `an .ipa is opened, and its app and extensions are judged`() throws {
      try pack([
        ("Payload/Acme.app/Info.plist", Self.wrong),
        ("Payload/Acme.app/PlugIns/Share.appex/Info.plist", Self.wrong),
        ("Payload/Acme.app/Acme.bundle/Info.plist", Self.wrong),
        ("Payload/../../Info.plist", Self.wrong), ("Info.plist", Self.wrong),
      ])
      #expect(
        try files("Acme.ipa") == [
          "Acme.ipa/Payload/Acme.app/Info.plist",
          "Acme.ipa/Payload/Acme.app/PlugIns/Share.appex/Info.plist",
        ]
      )
    }

    @Test func `an .ipa that is none is told, and the rest is judged`() throws {
      try place.write("Acme.ipa", "hello")
      let outcome = try place.run("check", "Acme.ipa", "missing.ipa", "Info.plist")
      #expect(outcome.status == 66)
      #expect(outcome.output == "0 errors, 0 warnings, 0 notes in 1 file\n")
      #expect(
        outcome.errors == """
          deepdrop: Acme.ipa: the file is no zip archive, or its end is missing
          deepdrop: missing.ipa: no such file or directory, expected an .ipa

          """
      )
    }

    @Test func `an app may be an .ipa wherever one is named`() throws {
      try pack([("Payload/Acme.app/Info.plist", place.read("Info.plist"))])
      #expect(
        try place.run("wrap", "--app", "Acme.ipa", "--title", "Gig", "acme://e/1")
          == .init(output: "Gig.acmelink\n")
      )
      try pack([("Payload/Acme.app/PkgInfo", "")])
      #expect(
        try place.run("wrap", "--app", "Acme.ipa", "--title", "Gig", "acme://e/1")
          == place.failure(65, "Acme.ipa: no app in it, expected Payload/NAME.app/Info.plist")
      )
    }

    private func pack(_ files: [(String, String)]) throws {
      let bytes = ZipSample.bytes(files.map { ($0.0, Array($0.1.utf8)) })
      try place.write("Acme.ipa", Data(bytes))
    }
  #endif
}
