import DeepDropDeclarations
import DeepDropKit
import Testing

@Suite struct AppLinksTests {
  /// What a site with these components says of a link, in a word.
  private func answer(
    _ link: String,
    components: String,
    beside: String = ""
  ) throws -> String {
    try answer(
      link,
      details: #"[{"appIDs": ["A1B2C3D4E5.com.example.acme"], "components": \#(components)}]"#,
      beside: beside
    )
  }

  private func answer(_ link: String, details: String, beside: String = "") throws -> String {
    let json = #"{"applinks": {\#(beside)"details": \#(details)}}"#
    let links = try AppLinks(parsing: Array(json.utf8))
    return switch links.answer(to: try DeepLink(link), for: "com.example.acme") {
    case .opens(let pattern): "opens by \(pattern.text)"
    case .excludes(let pattern): "excluded by \(pattern.text)"
    case .matchesNothing: "no match"
    case .doesNotName: "not named"
    }
  }

  @Test(arguments: [
    (#"[{"/": "*"}]"#, "/", "opens by *"),
    (#"[{"/": "/e/*"}]"#, "/e/", "opens by /e/*"),
    (#"[{"/": "/e/*"}]"#, "/e/1/2", "opens by /e/*"),
    (#"[{"/": "/e/*"}]"#, "/f/e/1", "no match"),
    (#"[{"/": "/e/?"}]"#, "/e/", "no match"),
    (#"[{"/": "/e/?"}]"#, "/e/1", "opens by /e/?"),
    (#"[{"/": "/e/?"}]"#, "/e/12", "no match"),
    (#"[{"/": "/e/?*"}]"#, "/e/", "no match"),
    (#"[{"/": "/e/?*"}]"#, "/e/12", "opens by /e/?*"),
    (#"[{"/": "/a*b*c"}]"#, "/a-b-b-c", "opens by /a*b*c"),
    (#"[{"/": "/a*b*c"}]"#, "/a-b-b", "no match"),
    (#"[{"/": ""}]"#, "", "no match"),
    (#"[{"/": "/"}]"#, "", "opens by /"),
    (#"[]"#, "/", "no match"),
    (#"[{}]"#, "/any?a=b#c", "opens by *"),
  ])
  func `a path matches whole, with wildcards`(
    components: String,
    path: String,
    expected: String
  ) throws {
    #expect(try answer("https://example.com" + path, components: components) == expected)
  }

  @Test(arguments: [
    (
      ##"[{"#": "no_links", "exclude": true}, {"/": "*"}]"##, "/a#no_links",
      "excluded by *#no_links"
    ),
    (##"[{"#": "no_links", "exclude": true}, {"/": "*"}]"##, "/a#links", "opens by *"),
    (#"[{"/": "*"}, {"/": "/a", "exclude": true}]"#, "/a", "opens by *"),
    (#"[{"?": "a=?*"}]"#, "/?a=1&b=2", "opens by *?a=?*"),
    (#"[{"?": "a=?*"}]"#, "/?b=2&a=1", "no match"),
    (#"[{"?": {"a": "??"}}]"#, "/?b=2&a=12", "opens by *?a=??"),
    (#"[{"?": {"a": "??"}}]"#, "/?a=1", "no match"),
    (#"[{"?": {"a": "*"}}]"#, "/", "opens by *?a=*"),
    (#"[{"?": {"a": "?*"}}]"#, "/?a", "no match"),
    (#"[{"?": {"a": "?*"}}]"#, "/?b=1", "no match"),
    (#"[{"?": {"a": "1"}}]"#, "/?a=1&a=2", "no match"),
    (##"[{"/": "/e", "?": {"a": "1"}, "#": "x"}]"##, "/e?a=1#x", "opens by /e?a=1#x"),
    (##"[{"/": "/e", "?": {"a": "1"}, "#": "x"}]"##, "/e?a=1#y", "no match"),
  ])
  func `every part that is named has to match, and the first entry that does decides`(
    components: String,
    rest: String,
    expected: String
  ) throws {
    #expect(try answer("https://example.com" + rest, components: components) == expected)
  }

  @Test func `case counts, unless it is said not to`() throws {
    let link = "https://example.com/E/x"
    #expect(try answer(link, components: #"[{"/": "/e/X"}]"#) == "no match")
    #expect(
      try answer(link, components: #"[{"/": "/e/X", "caseSensitive": false}]"#) == "opens by /e/X"
    )
    let defaults = #""defaults": {"caseSensitive": false}, "#
    #expect(try answer(link, components: #"[{"/": "/e/X"}]"#, beside: defaults) == "opens by /e/X")
    #expect(
      try answer(
        link,
        components: #"[{"/": "/e/X", "caseSensitive": true}]"#,
        beside: defaults
      ) == "no match"
    )
  }

  @Test func `a pattern is percent-encoded, unless it is said not to be`() throws {
    let link = "https://example.com/caf%C3%A9/%3F"
    #expect(
      try answer(link, components: #"[{"/": "/caf%C3%A9/%3F"}]"#) == "opens by /caf%C3%A9/%3F"
    )
    #expect(try answer(link, components: #"[{"/": "/café/?"}]"#) == "no match")
    #expect(
      try answer(link, components: #"[{"/": "/café/?", "percentEncoded": false}]"#)
        == "opens by /café/?"
    )
  }

  @Test func `a variable stands for each of its values`() throws {
    let variables = #""substitutionVariables": {"city": ["oslo", "san-*"]}, "#
    let components = #"[{"/": "/$(city)/$(digit)$(hex)/$(lang)_$(region)/$(none)"}]"#
    func answer(_ path: String) throws -> String {
      try self.answer(
        "https://example.com" + path,
        components: components,
        beside: variables
      )
    }
    let opens = "opens by /$(city)/$(digit)$(hex)/$(lang)_$(region)/$(none)"
    #expect(try answer("/oslo/1F/en_GB/$(none)") == opens)
    #expect(try answer("/san-jose/9a/nb_NO/$(none)") == opens)
    #expect(try answer("/rome/1F/en_GB/$(none)") == "no match")
    #expect(try answer("/oslo/1G/en_GB/$(none)") == "no match")
    #expect(try answer("/oslo/1F/EN_GB/$(none)") == "no match")
  }

  @Test(arguments: [
    (#"[{"appID": "A1B2C3D4E5.com.example.acme", "paths": ["NOT /e/0", "/e/*"]}]"#, "/e/1?a#b"),
    (#"{"A1B2C3D4E5.com.example.acme": {"paths": ["NOT /e/0", "/e/*"]}}"#, "/e/1"),
  ])
  func `the older form goes by the path alone`(details: String, path: String) throws {
    #expect(try answer("https://example.com" + path, details: details) == "opens by /e/*")
    #expect(try answer("https://example.com/e/0", details: details) == "excluded by NOT /e/0")
    #expect(try answer("https://example.com/f", details: details) == "no match")
  }

  @Test func `components outweigh paths`() throws {
    let details = """
      [{"appIDs": ["A1B2C3D4E5.com.example.acme"], "paths": ["*"], "components": [{"/": "/e"}]}]
      """
    #expect(try answer("https://example.com/f", details: details) == "no match")
  }

  @Test func `an app is named whole, behind any team`() throws {
    let details = #"[{"appIDs": ["A1B2C3D4E5.com.example.acme.other"], "components": [{}]}]"#
    #expect(try answer("https://example.com/", details: details) == "not named")
    #expect(try AppLinks(parsing: Array("{}".utf8)).details == [])
  }

  @Test func `what is no such file is refused`() {
    let cases = [
      ("[]", "a JSON object with a key “applinks” is wanted."),
      (#"{"applinks": 1}"#, "a JSON object with a key “applinks” is wanted."),
      (#"{"applinks": {"details": 1}}"#, "a JSON object with a key “applinks” is wanted."),
    ]
    for (text, reason) in cases {
      #expect(
        message { _ = try AppLinks(parsing: Array(text.utf8)) }
          == "It is no apple-app-site-association file: \(reason)"
      )
    }
    for (text, reason) in [
      ("", "line 1: It is no apple-app-site-association file: the JSON ends too early."),
      (
        "{\n<",
        "line 2: It is no apple-app-site-association file: a key in quotation marks is "
          + "wanted here."
      ),
    ] {
      #expect(message { _ = try AppLinks(parsing: Array(text.utf8)) } == reason)
    }
    #expect(
      message { _ = try AppLinks(parsing: [UInt8](repeating: 32, count: 131_073)) }
        == "The apple-app-site-association file has 131073 bytes: a device reads at most 131072."
    )
  }

  @Test func `what we write for a site opens the app`() throws {
    let site = try SiteAssociation(for: .acme(), team: TeamIdentifier("A1B2C3D4E5"))
    let links = try AppLinks(parsing: Array(site.json.utf8))
    let link = try DeepLink("https://example.com/e/1?a=b#c")
    #expect(links.answer(to: link, for: "com.example.acme") == .opens(links.details[0].patterns[0]))
  }

  @Test(.timeLimit(.minutes(1)))
  func `many patterns with many values are read, and a thousand values at the most`() throws {
    let components = Array(repeating: #"{"/": "$(a)$(a)"}"#, count: 5000).joined(separator: ",")
    func answer(_ count: Int) throws -> String {
      let values = Array(repeating: #""b""#, count: count).joined(separator: ",")
      return try self.answer(
        "https://example.com/b",
        components: "[\(components)]",
        beside: #""substitutionVariables": {"a": [\#(values)]}, "#
      )
    }
    #expect(try answer(100) == "no match")
    #expect(throws: DeclarationError.self) { try answer(1001) }
  }

  @Test(.timeLimit(.minutes(1))) func `no pattern takes long`() throws {
    let stars = String(repeating: "*a", count: 500)
    let path = String(repeating: "a", count: 1000)
    #expect(
      try answer("https://example.com/\(path)", components: #"[{"/": "\#(stars)b"}]"#) == "no match"
    )
  }
}
