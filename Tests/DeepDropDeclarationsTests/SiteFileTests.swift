import DeepDropDeclarations
import DeepDropKit
import Testing

/// `check` and ``AppLinks`` read one file, and agree on what of it counts.
@Suite struct SiteFileTests {
  private static let app = #""appIDs": ["A1B2C3D4E5.com.example.acme"]"#

  /// An entry on line 2, what of it is ignored, and how many patterns are left.
  static let entries: [(entry: String, ignored: [String], patterns: Int)] = [
    (#"{\#(app), "components": [{"/": "/a"}, {"/": "/b", "exclude": true}]}"#, [], 2),
    (
      #"{\#(app), "components": [{"/": "/a", "exclude": "yes"}, {"/": "/b"}]}"#,
      ["line 2: exclude is of the kind string, and has to be a boolean"], 1
    ),
    (
      ##"{\##(app), "components": [{"?": {"a": 1}}, "/b", {"/": ["/c"]}, {"#": "d"}]}"##,
      [
        "line 2: ? is of the kind dictionary, and has to be a string or a dictionary of strings",
        "line 2: A component is of the kind string, and has to be a dictionary",
        "line 2: / is of the kind array, and has to be a string",
      ], 1
    ),
    (
      #"{\#(app), "components": [{"/": null}, null, {"/": "/a", "comment": null}]}"#,
      [
        "line 2: / is of the kind null, and has to be a string",
        "line 2: A component is of the kind null, and has to be a dictionary",
        "line 2: comment is of the kind null, and has to be a string",
      ], 1
    ),
    (
      #"{\#(app), "components": {"/": "/a"}}"#,
      ["line 2: components is of the kind dictionary, and has to be an array"], 0
    ),
    (
      #"{\#(app), "paths": "/a"}"#,
      ["line 2: paths is of the kind string, and has to be an array of strings"], 0
    ),
    (
      #"{"appIDs": ["A1B2C3D4E5.com.example.acme", 1], "paths": ["/a", true]}"#,
      [
        "line 2: An element of appIDs is of the kind number, and has to be a string",
        "line 2: An element of paths is of the kind boolean, and has to be a string",
      ], 1
    ),
    (
      #"{\#(app), "components": [{"/": "/a"}], "defaults": {"caseSensitive": "no"}}"#,
      ["line 2: caseSensitive is of the kind string, and has to be a boolean"], 1
    ),
    (
      #"{\#(app), "components": [{"/": "/a"}], "defaults": []}"#,
      ["line 2: defaults is of the kind array, and has to be a dictionary"], 1
    ),
    (
      #"[], {\#(app), "components": [{"/": "/a"}]}"#,
      ["line 2: An entry of details is of the kind array, and has to be a dictionary"], 1
    ),
  ]

  @Test(arguments: entries)
  func `a part that cannot be read counts for nothing, and check says the same`(
    entry: String,
    ignored: [String],
    patterns: Int
  ) throws {
    let site = Array("{\"applinks\": {\"details\": [\n\(entry)\n]}}".utf8)
    let links = try AppLinks(parsing: site)
    #expect(links.ignored == ignored)
    #expect(links.details.map(\.patterns.count) == [patterns])
    let found = Checker().check(site, as: .siteAssociation).findings
      .filter { $0.rule.identifier == "association-kind" }
    #expect(found.map { "line \($0.place?.line ?? 0): \($0.message)" } == ignored.map { $0 + "." })
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    (#""appIDs": "A1B2C3D4E5.com.example.acme""#, "appIDs", "an array of strings"),
    (#""appID": ["A1B2C3D4E5.com.example.acme"]"#, "appID", "a string"),
  ])
  func `an app named in the wrong kind is named by neither`(
    names: String,
    key: String,
    wanted: String
  ) throws {
    let site = Array(
      #"{"applinks": {"details": [{\#(names), "components": [{"/": "*"}]}]}}"#.utf8
    )
    let link = try DeepLink("https://example.com/")
    let links = try AppLinks(parsing: site)
    #expect(links.answer(to: link, for: "com.example.acme") == .doesNotName)
    let found = Checker().check(site, as: .siteAssociation).findings
    #expect(found.contains { $0.item == key && $0.cure == "Make it \(wanted)." })
    #expect(found.contains { $0.message == "An entry names no app." })
  }

  @Test func `variables of another kind have no values`() throws {
    let site = """
      {"applinks": {"details": [{\(Self.app), "components": [{"/": "/$(a)"}]}],
      "substitutionVariables": {"a": "b"}}}
      """
    #expect(
      try AppLinks(parsing: Array(site.utf8)).ignored
        == ["line 2: a is of the kind string, and has to be an array of strings"]
    )
  }

  @Test func `the oldest form names its apps by key`() {
    let site = #"{"applinks": {"details": {"A1B2C3D4E5.com.example.acme": {"paths": ["/e/*"]}}}}"#
    #expect(Checker().check(Array(site.utf8), as: .siteAssociation).findings == [])
  }

  @Test func `an answer says what of the site was not read`() throws {
    let site = """
      {"applinks": {"details": [{\(Self.app), "components": [
      {"/": "/e/0", "exclude": 1},
      {"/": "/e/*"}]}]}}
      """
    let links = try AppLinks(parsing: Array(site.utf8))
    let resolver = Resolver(apps: [try .acme()], on: .iOS26, sites: ["example.com": links])
    let resolution = resolver.resolve(try DeepLink("https://example.com/e/0"))
    #expect(resolution.outcome == .opens(try .acme()))
    #expect(
      resolution.notes.first
        == "Parts of the site's file cannot be read and count for nothing: line 2: exclude is of "
        + "the kind number, and has to be a boolean."
    )
  }
}
