import Foundation
import Testing

@Suite struct DeclareCommandFailureTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
  }

  private func declare(scheme: String = "acme", _ more: [String]) throws -> BuiltCommand.Outcome {
    let app = ["declare", "--app-id", "com.example.acme", "--scheme", scheme]
    return try BuiltCommand.run(app + more, in: place.url)
  }

  @Test(arguments: [
    (["--into", "-"], "standard input cannot be edited, name a file"),
    (
      ["--into", "a", "--format", "xml"],
      "--into edits a file in its own format, leave --format and --fragment out"
    ),
    (
      ["--into", "a", "--fragment"],
      "--into edits a file in its own format, leave --format and --fragment out"
    ),
    (
      ["--into", "a", "--entitlements", "./a", "--host", "example.com"],
      "--into, --entitlements and --aasa need a file each, name another"
    ),
    (
      ["--extension", "PDF"],
      "the extension PDF belongs to files of another kind, choose one that only your app uses, "
        + "such as acmelink"
    ),
    (
      ["--extension", "exe"],
      "the extension exe belongs to files of another kind, choose one that only your app uses, "
        + "such as acmelink"
    ),
    (
      ["--host", "192.168.1.7"],
      "“192.168.1.7” is not a web host: one such as example.com is wanted"
    ),
    (["--fragment", "--format", "json"], "--fragment is XML, leave --format json out"),
    (["--entitlements", "a"], "--entitlements needs a host: --host HOST"),
    (["--aasa", "a", "--team", "A1B2C3D4E5"], "--aasa needs a host: --host HOST"),
    (["--aasa", "a", "--host", "example.com"], "--aasa needs the developer team: --team ID"),
    (
      ["--aasa", "a", "--host", "example.com", "--team", "acme"],
      "the team identifier “acme” is not legal: it is ten capital letters and digits, such as "
        + "A1B2C3D4E5"
    ),
  ])
  func `what cannot be meant is a usage error`(options: [String], message: String) throws {
    #expect(try declare(options) == place.failure(64, "declare: \(message)"))
    #expect(try place.files == [])
  }

  @Test(arguments: ["acme_app", "https://go.example.com"])
  func `a scheme that is none is refused (P20)`(scheme: String) throws {
    let outcome = try declare(scheme: scheme, [])
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "deepdrop: declare: “\(scheme)” is not a URL scheme: one such as acme is wanted\n"
    )
  }

  @Test func `a file that is not there is not made`() throws {
    #expect(
      try declare(["--into", "Info.plist"])
        == place.failure(
          66,
          "Info.plist: no such file or directory, expected an Info.plist in XML"
        )
    )
    #expect(try place.files == [])
  }

  @Test func `a broken file stays as it is, and so do the others`() throws {
    try place.write("Info.plist", "garbage")
    let outcome = try declare([
      "--into", "Info.plist", "--host", "example.com", "--entitlements", "Acme.entitlements",
    ])
    #expect(
      outcome
        == place.failure(
          65,
          "Info.plist: the file is no property list: it begins neither with \"bplist0\" nor with "
            + "XML markup"
        )
    )
    #expect(try place.read("Info.plist") == "garbage")
    #expect(try place.files == ["Info.plist"])
  }

  @Test(arguments: [
    ("com.example.acme", 0), ("com.example.ACME", 0), ("$(PRODUCT_BUNDLE_IDENTIFIER)", 0), ("", 0),
    ("com.example.rival", 65),
  ])
  func `the file of another app stays as it is`(owner: String, status: Int32) throws {
    let text =
      "<plist><dict><key>CFBundleIdentifier</key><string>\(owner)</string></dict></plist>"
    try place.write("Info.plist", text)
    let outcome = try declare(["--into", "Info.plist"])
    #expect(outcome.status == status)
    #expect((try place.read("Info.plist") == text) == (status != 0))
    guard status != 0 else { return }
    #expect(
      outcome
        == place.failure(
          65,
          "Info.plist: it is the app com.example.rival's and not com.example.acme's, name that one "
            + "or another file"
        )
    )
  }

  @Test(arguments: [
    (
      "<integer>1</integer>",
      "line 2: the value of CFBundleIdentifier has to be a string, not of the kind integer"
    ),
    (
      "<string>com.example.rival</string>\n<key>CFBundleIdentifier</key>\n"
        + "<string>com.example.acme</string>",
      "line 3: the key CFBundleIdentifier is there already in line 1: take one of the two out"
    ),
  ])
  func `a file that does not say whose it is stays as it is`(
    owner: String,
    problem: String
  ) throws {
    let text = "<plist><dict><key>CFBundleIdentifier</key>\n\(owner)</dict></plist>"
    try place.write("Info.plist", text)
    #expect(try declare(["--into", "Info.plist"]) == place.failure(65, "Info.plist: \(problem)"))
    #expect(try place.read("Info.plist") == text)
  }

  private func rival(_ more: String) -> String {
    """
    <plist><dict>\(more)
    <key>CFBundleURLTypes</key><array><dict>
    <key>CFBundleURLSchemes</key><array><string>rival</string></array></dict></array>
    <key>UTExportedTypeDeclarations</key><array><dict>
    <key>UTTypeIdentifier</key><string>com.rival.note</string></dict></array></dict></plist>
    """
  }

  @Test(arguments: ["", "<key>CFBundleIdentifier</key><string>$(PRODUCT)</string>"])
  func `where a file names no app, what it declares tells whose it may be`(owner: String) throws {
    try place.write("Info.plist", rival(owner))
    #expect(
      try declare(["--into", "Info.plist"]).errors == """
        deepdrop: Info.plist: changed
        deepdrop: Info.plist: it does not name its app, and declares “com.rival.note”, “rival:” \
        already, see that it is com.example.acme's

        """
    )
    #expect(
      try declare(["--into", "Info.plist"])
        == place.failure(0, "Info.plist: has all of it, unchanged")
    )
  }

  @Test(arguments: [
    (
      "<plist><dict>",
      "<plist><dict><key>CFBundleIdentifier</key><string>com.example.ACME</string>"
    ),
    ("com.rival.note", "com.example.acme.note"),
    ("<string>rival</string>", "<string>Acme</string><string>rival</string>"),
    (
      "<key>CFBundleURLSchemes</key>",
      "<key>CFBundleURLName</key><string>com.example.acme</string><key>CFBundleURLSchemes</key>"
    ),
  ])
  func `a file in which something points to the app is taken for its own`(
    old: String,
    new: String
  ) throws {
    try place.write("Info.plist", rival("").replacing(old, with: new))
    let outcome = try declare(["--into", "Info.plist"])
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains("it does not name its app"))
  }

  @Test func `a file that cannot be written leaves those before it, and prints nothing`() throws {
    try place.write("Info.plist", "<plist><dict></dict></plist>")
    let hosts = ["--host", "example.com", "--entitlements"]
    #expect(
      try declare(["--into", "Info.plist"] + hosts + ["nowhere/Acme.entitlements"])
        == place.failure(
          73,
          "nowhere/Acme.entitlements: cannot be written: no such file or directory"
        )
    )
    #expect(
      try declare(hosts + ["nowhere/Acme.entitlements"])
        == place.failure(
          73,
          "nowhere/Acme.entitlements: cannot be written: no such file or directory"
        )
    )
    #expect(try place.read("Info.plist") == "<plist><dict></dict></plist>")
    #expect(try place.files == ["Info.plist"])
  }

  @Test func `a symbolic link to nothing is not replaced`() throws {
    let outcome = try place.shell(
      """
      ln -s nowhere Acme.entitlements
      deepdrop declare --app-id com.example.acme --scheme acme --host example.com \
        --entitlements Acme.entitlements > /dev/null
      status=$?
      readlink Acme.entitlements
      exit $status
      """
    )
    #expect(
      outcome
        == .init(
          status: 73,
          output: "nowhere\n",
          errors: "deepdrop: Acme.entitlements: cannot be written: a symbolic link to nothing\n"
        )
    )
  }

  @Test func `a site's file that says something else is kept`() throws {
    try place.write("association", "{}")
    let options = ["--host", "example.com", "--team", "A1B2C3D4E5", "--aasa", "association"]
    #expect(
      try declare(options)
        == place.failure(
          73,
          "association: holds something else already, add to it by hand or name another file"
        )
    )
    #expect(try place.read("association") == "{}")
  }

  @Test(.enabled(if: Mount.isPossible, "file systems cannot be mounted here"))
  func `a full disk leaves the file as it was`() throws {
    let outcome = try Mount.shell(
      """
      deepdrop declare --app-id com.example.other --scheme other > disk/Info.plist
      head -c 1M /dev/zero > disk/filler 2>/dev/null
      sum=$(cksum < disk/Info.plist)
      deepdrop declare --app-id com.example.acme --scheme acme --into disk/Info.plist
      status=$?
      test "$sum" = "$(cksum < disk/Info.plist)" || echo changed
      ls -A disk
      exit $status
      """,
      options: "size=16k",
      in: place
    )
    #expect(
      outcome
        == .init(
          status: 73,
          output: "Info.plist\nfiller\n",
          errors: "deepdrop: disk/Info.plist: cannot be written: no space left on device\n"
        )
    )
  }
}
