import Foundation
import Testing

@Suite struct DeclareCommandTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
  }

  private func declare(_ more: String...) throws -> BuiltCommand.Outcome {
    let app = ["declare", "--app-id", "com.example.acme", "--scheme", "acme"]
    return try BuiltCommand.run(app + more, in: place.url)
  }

  private static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <!-- Ours -->
      <key>CFBundleName</key>
      <string>Acme</string>
    </dict>
    </plist>

    """

  @Test(arguments: [
    ([], "declare.plist"),
    (["--fragment"], "declare-fragment.txt"),
    (["--format", "json"], "declare.json"),
  ])
  func `the keys are printed`(options: [String], name: String) throws {
    let all = [
      "declare", "--app-id", "com.example.acme", "--scheme", "acme", "--scheme", "acme-beta",
      "--extension", "acmelink", "--type", "com.example.acme.link", "--name", "Acme link",
      "--mime", "application/vnd.example.acme", "--host", "example.com", "--team", "A1B2C3D4E5",
    ]
    let outcome = try BuiltCommand.run(all + options, in: place.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    try expectSnapshot(outcome.output, name)
  }

  @Test func `what is left out follows from the app and its first scheme`() throws {
    let derived = try place.run("declare", "--app-id", "com.example.my_app", "--scheme", "a-c.me")
    let told = try place.run(
      "declare",
      "--app-id",
      "com.example.my_app",
      "--scheme",
      "a-c.me",
      "--extension",
      "acmelink",
      "--type",
      "com.example.my-app.link",
      "--name",
      "A-c.me link"
    )
    #expect(derived == told)
    #expect(derived.status == 0)
  }

  @Test func `what is printed can be wrapped with`() throws {
    try place.write("Info.plist", try declare().output)
    #expect(
      try place.run("wrap", "--app", "Info.plist", "--title", "Gig", "acme://e/1")
        == .init(output: "Gig.acmelink\n")
    )
  }

  @Test func `edited in, the rest of the file stays, and a second time changes nothing`() throws {
    try place.write("Info.plist", Self.empty)
    #expect(try declare("--into", "Info.plist") == place.failure(0, "Info.plist: changed"))
    let edited = try place.read("Info.plist")
    #expect(edited.contains("  <!-- Ours -->\n  <key>CFBundleName</key>\n  <string>Acme</string>"))
    #expect(edited.contains("<string>acmelink</string>"))
    #expect(
      try declare("--into", "Info.plist")
        == place.failure(0, "Info.plist: has all of it, unchanged")
    )
    #expect(try place.read("Info.plist") == edited)
  }

  @Test func `permissions stay and symbolic links are followed`() throws {
    try place.write("real/Info.plist", Self.empty)
    let outcome = try place.shell(
      """
      chmod 640 real/Info.plist
      ln -s real/Info.plist Info.plist
      deepdrop declare --app-id com.example.acme --scheme acme --into Info.plist
      stat -c '%a %F' Info.plist real/Info.plist
      """
    )
    #expect(
      outcome
        == .init(
          output: "777 symbolic link\n640 regular file\n",
          errors: "deepdrop: Info.plist: changed\n"
        )
    )
    #expect(try place.read("real/Info.plist").contains("acmelink"))
    #expect(try place.files == ["Info.plist", "real", "real/Info.plist"])
  }

  @Test func `hosts go into the entitlements and the site's file`() throws {
    let options = [
      "--host", "example.com", "--team", "A1B2C3D4E5", "--entitlements", "Acme.entitlements",
      "--aasa", "association",
    ]
    let all = ["declare", "--app-id", "com.example.acme", "--scheme", "acme"] + options
    let outcome = try BuiltCommand.run(all, in: place.url)
    #expect(
      outcome.errors
        == "deepdrop: Acme.entitlements: written\ndeepdrop: association: written\n"
    )
    try expectSnapshot(try place.read("Acme.entitlements"), "declare.entitlements")
    try expectSnapshot(try place.read("association"), "declare-association.json")
    try place.write("Acme.entitlements", Self.empty)
    #expect(
      try BuiltCommand.run(all, in: place.url).errors
        == "deepdrop: Acme.entitlements: changed\n"
        + "deepdrop: association: has all of it, unchanged\n"
    )
    #expect(try place.read("Acme.entitlements").contains("<!-- Ours -->"))
  }
}
