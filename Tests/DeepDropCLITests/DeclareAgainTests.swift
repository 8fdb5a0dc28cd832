import Foundation
import Testing

/// `declare --into` a file that declares something already.
@Suite struct DeclareAgainTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try place.write(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      </dict>
      </plist>

      """
    )
  }

  private func declare(scheme: String = "acme", _ more: [String] = []) throws
    -> BuiltCommand.Outcome
  {
    let app = ["declare", "--app-id", "com.example.acme", "--scheme", scheme]
    return try BuiltCommand.run(app + ["--into", "Info.plist"] + more, in: place.url)
  }

  private var plist: String { get throws { try place.read("Info.plist") } }

  @Test(arguments: [
    ["--name", "Party invitation"], ["--extension", "invite"],
    ["--type", "com.example.acme.invitation"],
  ])
  func `what was chosen stays when it is not said again`(choice: [String]) throws {
    #expect(try declare(choice).status == 0)
    let before = try plist
    #expect(before.contains("<string>\(choice[1])</string>"))
    #expect(try declare() == place.failure(0, "Info.plist: has all of it, unchanged"))
    #expect(try plist == before)
  }

  @Test func `a new scheme is added, and its derived extension and name are not`() throws {
    _ = try declare()
    let before = try plist
    #expect(try declare(scheme: "party") == place.failure(0, "Info.plist: changed"))
    let after = try plist
    #expect(after.contains("<string>party</string>"))
    #expect(!after.localizedCaseInsensitiveContains("partylink"))
    #expect(!after.contains("Party link"))
    #expect(after.hasPrefix(before.prefix(upTo: before.range(of: "</array>")!.lowerBound)))
    #expect(
      try declare(scheme: "party").errors == "deepdrop: Info.plist: has all of it, unchanged\n"
    )
    #expect(try plist == after)
  }

  @Test func `what is said changes what stands there, and the change is said`() throws {
    _ = try declare()
    let options = [
      "--name", "Party", "--extension", "party", "--type", "com.example.acme.LINK",
    ]
    #expect(
      try declare(options).errors == """
        deepdrop: Info.plist: changed
        deepdrop: Info.plist: CFBundleTypeName is “Party” now, it was “Acme link”
        deepdrop: Info.plist: LSItemContentTypes is “com.example.acme.LINK” now, it was \
        “com.example.acme.link”
        deepdrop: Info.plist: DeepDropType is “com.example.acme.LINK” now, it was \
        “com.example.acme.link”
        deepdrop: Info.plist: UTTypeDescription is “Party” now, it was “Acme link”
        deepdrop: Info.plist: UTTypeIdentifier is “com.example.acme.LINK” now, it was \
        “com.example.acme.link”
        deepdrop: Info.plist: public.filename-extension begins with “party” now, before “acmelink”

        """
    )
    let after = try plist
    #expect(try declare(options) == place.failure(0, "Info.plist: has all of it, unchanged"))
    #expect(try plist == after)
  }

  @Test func `a name of the app's own stays, though the type has another`() throws {
    _ = try declare()
    let mine = try plist.replacing(
      "<key>CFBundleTypeName</key>\n\t\t\t<string>Acme link",
      with: "<key>CFBundleTypeName</key>\n\t\t\t<string>Mine"
    )
    #expect(try mine != plist)
    try place.write("Info.plist", mine)
    #expect(try declare() == place.failure(0, "Info.plist: has all of it, unchanged"))
    #expect(try plist == mine)
  }

  @Test(arguments: ["CFBundleDocumentTypes", "UTTypeIdentifier", "CFBundleURLSchemes"])
  func `a key written twice is refused by name and line`(key: String) throws {
    _ = try declare()
    let text = try plist.replacing(
      "<key>\(key)</key>",
      with: "<key>\(key)</key>\n<array/>\n<key>\(key)</key>"
    )
    try place.write("Info.plist", text)
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains(key) }) + 1
    #expect(
      try declare()
        == place.failure(
          65,
          "Info.plist: line \(line + 2): the key \(key) is there already in line \(line): take one "
            + "of the two out"
        )
    )
    #expect(try plist == text)
  }

  @Test func `of many edits at once none is lost`() throws {
    let outcome = try place.shell(
      """
      for number in $(seq 1 12); do
        deepdrop declare --app-id com.example.acme --scheme acme$number --into Info.plist \
          2>/dev/null &
      done
      wait
      for number in $(seq 1 12); do grep -c "<string>acme$number</string>" Info.plist; done
      """
    )
    #expect(outcome.output == String(repeating: "1\n", count: 12))
    #expect(try place.files == ["Info.plist"])
  }
}
