import Foundation
import Testing

@Suite struct UnwrapCommandTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try place.declareAcme()
    try place.write("Gig.acmelink", "acme://e/1\n")
    try place.write("Show.url", "[InternetShortcut]\r\nURL=https://example.com/e/2\r\n")
    try place.write("Bad.acmelink", "javascript:alert(1)")
  }

  @Test func `every file's link has a line, and the file stays`() throws {
    #expect(
      try place.run("unwrap", "Gig.acmelink", "Show.url")
        == .init(output: "acme://e/1\nhttps://example.com/e/2\n")
    )
    #expect(try place.read("Gig.acmelink") == "acme://e/1\n")
  }

  @Test func `a lone dash is standard input`() throws {
    #expect(
      try place.run("unwrap", "-", input: "\u{FEFF}acme://e/3\r\n") == .init(output: "acme://e/3\n")
    )
    #expect(
      try place.run("unwrap", "-", input: "")
        == place.failure(
          65,
          "standard input: the file is empty: a link such as acme://e/1 is wanted"
        )
    )
  }

  @Test func `the app's policy refuses what is not its own`() throws {
    #expect(
      try place.run("unwrap", "--app", "Info.plist", "Bad.acmelink", "Gig.acmelink")
        == .init(
          status: 77,
          output: "acme://e/1\n",
          errors: "deepdrop: Bad.acmelink: the link “javascript:alert(1)” is refused, since "
            + "javascript: is not allowed: allowed is acme:, https://example.com\n"
        )
    )
  }

  @Test func `of an app's several types one is chosen`() throws {
    try place.declareAcmeWithSecondType()
    #expect(
      try place.run(
        "unwrap",
        "--app",
        "Info.plist",
        "--type",
        "com.example.acme.link",
        "Gig.acmelink"
      )
        == .init(output: "acme://e/1\n")
    )
  }

  @Test func `JSON has an object on a line for each file`() throws {
    #expect(
      try place.run("unwrap", "--json", "Gig.acmelink", "Show.url")
        == .init(
          output: """
            {"file":"Gig.acmelink","format":"bare","link":"acme://e/1"}
            {"file":"Show.url","format":"url","link":"https://example.com/e/2"}

            """
        )
    )
  }

  @Test(arguments: ["bare", "webloc", "url", "desktop"])
  func `a conversion can be read again`(format: String) throws {
    let converted = try place.run("unwrap", "Gig.acmelink", "--as", format)
    #expect(converted.status == 0)
    #expect(
      try place.run("unwrap", "--json", "-", input: converted.output).output
        .contains(#""format":"\#(format)","link":"acme://e/1""#)
    )
  }

  @Test(arguments: [
    (["--as", "webloc", "a", "b"], "--as is for one file, 2 are given"),
    (["--as", "webloc", "--json", "a"], "--as and --json exclude each other, give one of them"),
    (["--type", "com.example.acme.link", "a"], "--type is one of an app's: --app PATH"),
    (["-", "-"], "standard input is named twice, it can be read once"),
    (["--app", "-", "-"], "standard input is named twice, it can be read once"),
    (["--as", "plist", "a"], "--as cannot be plist, it is one of: bare, webloc, url, desktop"),
  ])
  func `what cannot be meant is a usage error`(arguments: [String], message: String) throws {
    #expect(
      try BuiltCommand.run(["unwrap"] + arguments, in: place.url)
        == place.failure(64, "unwrap: \(message)")
    )
  }
}
