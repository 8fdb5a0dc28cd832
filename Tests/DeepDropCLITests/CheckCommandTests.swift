import Foundation
import Testing

@Suite struct CheckCommandTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
  }

  private func plist(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(content)\n</dict>\n</plist>\n"
  }

  private var mistakes: String {
    plist(
      """
      \t<key>CFBundleDocumentTypes</key>
      \t<array>
      \t\t<dict/>
      \t</array>
      \t<key>CFBundleURLTypes</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>CFBundleTypeRole</key>
      \t\t\t<string>Editor</string>
      \t\t\t<key>CFBundleURLName</key>
      \t\t\t<string>com.example.acme</string>
      \t\t\t<key>CFBundleURLSchemes</key>
      \t\t\t<array>
      \t\t\t\t<string>https</string>
      \t\t\t\t<string>http</string>
      \t\t\t\t<!-- deepdrop:ignore uppercase-scheme -->
      \t\t\t\t<string>ACME</string>
      \t\t\t</array>
      \t\t</dict>
      \t</array>
      \t<key>LSSupportsOpeningDocumentsInPlace</key>
      \t<string>No</string>
      """
    )
  }

  @Test(arguments: [
    ([], "check.txt"), (["--json"], "check.json"), (["--format", "github"], "check-github.txt"),
  ])
  func `mistakes are told to people and to programs`(options: [String], name: String) throws {
    try place.write("Info.plist", mistakes)
    let outcome = try BuiltCommand.run(["check", "Info.plist"] + options, in: place.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    try expectSnapshot(outcome.output, name)
  }

  @Test func `SARIF has every rule, and each finding at its place`() throws {
    try place.write("a b/Info.plist", mistakes)
    let outcome = try place.run("check", "--format", "sarif", "a b/Info.plist")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    )
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    let results = try #require(run["results"] as? [[String: Any]])
    let found = results.compactMap { $0["ruleId"] as? String }
    #expect(
      found == [
        "empty-entry", "web-scheme", "web-scheme", "string-for-boolean", "uppercase-scheme",
      ]
    )
    #expect(Set(found).isSubset(of: rules))
    #expect(results.map { $0["suppressions"] != nil } == [false, false, false, false, true])
    let location = (results[0]["locations"] as? [[String: Any]])?.first
    let physical = location?["physicalLocation"] as? [String: Any]
    #expect(
      (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20b/Info.plist"
    )
    #expect(
      physical?["region"] as? [String: Int] == ["startLine": 6, "startColumn": 3, "endColumn": 10]
    )
  }

  @Test func `the status is for errors, and for warnings when they count`() throws {
    try place.write("warning.plist", plist("<key>CFBundleURLTypes</key><array><dict/></array>"))
    #expect(try place.run("check", "warning.plist").status == 0)
    #expect(try place.run("check", "--strict", "warning.plist").status == 1)
    #expect(
      try place.run("check", "--strict", "--ignore", "web-scheme,empty-entry", "warning.plist")
        .status == 0
    )
    #expect(
      try place.run("check", "--ignore", "empty-entry", "warning.plist").output
        == "warning.plist: suppressed: empty-entry ×1\n0 errors, 0 warnings, 0 notes in 1 file\n"
    )
  }

  @Test func `a file's name gives no orders to a CI`() throws {
    let name = "a\r\n\u{1B}[31m\u{202E},:%.plist"
    try place.write(name, plist("<key>CFBundleURLTypes</key><array><dict/></array>"))
    let outcome = try BuiltCommand.run(["check", "--format", "github", name], in: place.url)
    let file = #"a%0D%0A\u{1b}[31m\u{202e}%2C%3A%25.plist"#
    #expect(outcome.output.hasPrefix("::warning file=\(file),line="))
    #expect(outcome.output.count { $0.isNewline } == 1)
  }

  @Test(arguments: [[], ["Empty"]])
  func `of what is not there nothing is summed up`(others: [String]) throws {
    try FileManager.default.createDirectory(
      at: place.url.appending(path: "Empty"),
      withIntermediateDirectories: false
    )
    let outcome = try BuiltCommand.run(["check", "nope"] + others, in: place.url)
    let problem = "nope: no such file or directory, expected declarations"
    #expect(outcome == place.failure(66, problem))
  }

  @Test func `to find nothing to check is no success`() throws {
    try FileManager.default.createDirectory(
      at: place.url.appending(path: "Empty.app"),
      withIntermediateDirectories: false
    )
    let outcome = try place.run("check", "--built", "--expect-type", "com.example.x", "Empty.app")
    let problem = "check: no Info.plist, entitlements or site association was found"
    #expect(outcome == place.failure(66, problem))
  }

  @Test func `what declare writes is clean`() throws {
    for options in [[], ["--mime", "application/vnd.example.acme"], ["--host", "example.com"]] {
      let app = ["declare", "--app-id", "com.example.acme", "--scheme", "acme"]
      try place.write("Info.plist", BuiltCommand.run(app + options, in: place.url).output)
      let clean = "0 errors, 0 warnings, 0 notes in 1 file\n"
      #expect(try place.run("check", "--strict", "Info.plist") == .init(output: clean))
      #expect(try place.run("check", "--strict", "--built", "Info.plist") == .init(output: clean))
    }
    _ = try place.run(
      "declare",
      "--app-id",
      "com.example.acme",
      "--scheme",
      "acme",
      "--host",
      "example.com",
      "--team",
      "A1B2C3D4E5",
      "--entitlements",
      "Acme.entitlements",
      "--aasa",
      "apple-app-site-association"
    )
    #expect(
      try place.run("check", "--strict", "Acme.entitlements", "apple-app-site-association")
        == .init(output: "0 errors, 0 warnings, 0 notes in 2 files\n")
    )
  }

  @Test func `a fix changes the file once, and shows what it would change`() throws {
    try place.write("Info.plist", mistakes)
    let dry = try place.run("check", "--fix", "--dry-run", "Info.plist")
    try expectSnapshot(dry.output, "check.diff")
    #expect(try place.read("Info.plist") == mistakes)
    try place.write("change.diff", dry.output)
    try place.write("copy/Info.plist", mistakes)
    let patched = try place.shell("cd copy && patch -p1 -s < ../change.diff")
    #expect(patched == .init())

    let fixed = try place.run("check", "--fix", "Info.plist")
    #expect(fixed.status == 0)
    #expect(fixed.errors == "deepdrop: Info.plist: 2 fixed\n")
    #expect(try place.read("Info.plist") == place.read("copy/Info.plist"))
    #expect(try place.read("Info.plist").contains("<false/>"))
    let again = try place.run("check", "--fix", "Info.plist")
    #expect(again.errors == "")
    #expect(again.output == fixed.output)
  }

  @Test func `what a build made is judged, and stays as it is`() throws {
    let domains = plist(
      """
      <key>com.apple.developer.associated-domains</key>
      <array><string>applinks:https://example.com/</string></array>
      """
    )
    let files = ["Info.plist": mistakes, "archived-expanded-entitlements.xcent": domains]
    for (name, content) in files { try place.write("Acme.app/\(name)", content) }
    let outcome = try place.run("check", "--fix", "Acme.app")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("associated-domain-syntax"))
    #expect(outcome.errors == "")
    for (name, content) in files { #expect(try place.read("Acme.app/\(name)") == content) }
  }

  @Test func `expected types are named one by one or in a list (P16, P29)`() throws {
    try place.declareAcme()
    #expect(
      try place.run("check", "--built", "--expect-type", "com.example.acme.link", "Info.plist")
        .status
        == 0
    )
    let outcome = try place.run(
      "check",
      "--built",
      "--expect-type",
      "com.example.acme.link|com.example.acme.other",
      "Info.plist"
    )
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("The expected type “com.example.acme.other” is not exported."))
    #expect(
      try place.run("check", "--expect-type", "acme_link", "Info.plist")
        == place.failure(
          64,
          "--expect-type: the type identifier “acme_link” holds “_”: only letters a–z, digits, “-” "
            + "and “.” may stand in it"
        )
    )
  }

  @Test func `definitions are for variables and for conditions (P25, P31)`() throws {
    try place.write(
      "Info.plist",
      plist(
        """
        <key>CFBundleURLTypes</key>
        <array>
        #if BETA
        <dict><key>CFBundleURLName</key><string>a</string><key>CFBundleTypeRole</key>
        <string>Editor</string><key>CFBundleURLSchemes</key><array><string>$(S)</string></array></dict>
        #endif
        </array>
        """
      )
    )
    #expect(try place.run("check", "Info.plist").status == 0)
    #expect(try place.run("check", "--define", "S=a_b", "Info.plist").status == 0)
    #expect(
      try place.run("check", "--define", "S=a_b", "--define", "BETA", "Info.plist").status == 1
    )
  }

  @Test func `standard input is judged by its content`() throws {
    let outcome = try place.run("check", "-", input: "{\"applinks\": {}}")
    #expect(outcome.output.hasPrefix("standard input:1:14: error: "))
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    (["--dry-run", "a"], "check: --dry-run shows what --fix would change, give both"),
    (
      ["--json", "--format", "sarif", "a"],
      "check: --json and --format exclude each other, give one of them"
    ),
    (["--fix", "--built", "a"], "check: --fix changes sources, leave --built out"),
    (["--fix", "-"], "check: standard input cannot be edited, name a file"),
    (
      ["--fix", "--dry-run", "--json", "a"],
      "check: --dry-run prints a diff, leave --json and --format out"
    ),
    (
      ["--ignore", "web-scheme,web-shceme", "a"],
      "check: no rule web-shceme, did you mean web-scheme?"
    ),
    (["--ignore", "web-shceme", "a"], "check: no rule web-shceme, did you mean web-scheme?"),
    (["--ignore", "", "a"], "check: --ignore “” names no rule"),
    (["--ignore", ",", "a"], "check: --ignore “,” names no rule"),
    (["--define", "=1", "a"], "check: --define cannot be =1, it is NAME=VALUE"),
  ])
  func `what does not go together is a usage error`(words: [String], line: String) throws {
    #expect(try BuiltCommand.run(["check"] + words, in: place.url) == place.failure(64, line))
  }
}
