import Foundation
import Testing

@testable import DeepDropDeclarations

/// The page of the documentation that lists the rules is made of the rules.
@Suite struct RulesPageTests {
  /// `DEEPDROP_RECORD_SNAPSHOTS=1 swift test` writes it anew.
  @Test func `the page says what the rules say`() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = root.appending(
      path: "Sources/DeepDropDeclarations/DeepDropDeclarations.docc/Rules.md"
    )
    if ProcessInfo.processInfo.environment["DEEPDROP_RECORD_SNAPSHOTS"] == "1" {
      try Data(Self.page.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == Self.page)
  }

  static var page: String {
    let chapters: [(String, [Rule])] = [
      ("Reading", Rule.reading), ("Values", Rule.shapes), ("Types", Rule.types),
      ("Extensions and MIME types", Rule.tags), ("Document types", Rule.claims),
      ("Schemes", Rule.links), ("Universal links", Rule.associations),
    ]
    return """
      # Rules

      What `deepdrop check` and ``Checker`` look for, and why.

      An error is refused by the store or ignored by the system; a warning works today for some, and
      fails or annoys others; a note is worth knowing. A source is judged more mildly where the build
      may set it right. In a source, `<!-- deepdrop:ignore RULE -->` suppresses a rule for the element
      behind it, and before the root for the whole file.

      ## What ages

      | table | as of | from |
      |---|---|---|
      | the system's types | \(SystemTypes.date) | \(SystemTypes.source) |
      | others' types | \(ForeignTypes.date) | \(ForeignTypes.source) |
      | well-known extensions | \(WellKnownExtensions.date) | \(WellKnownExtensions.source) |
      | the store's codes | \(StoreCodes.date) | \(StoreCodes.source) |
      | how systems open files | \(Evidence.date) | the sources of each ``OSProfile`` |

      \(chapters.map(chapter).joined(separator: "\n\n"))

      """
  }

  private static func chapter(_ title: String, _ rules: [Rule]) -> String {
    "## \(title)\n\n" + rules.map(section).joined(separator: "\n\n")
  }

  private static func section(_ rule: Rule) -> String {
    let code = rule.storeCode.map { ", \($0)" } ?? ""
    return """
      ### \(rule.identifier)

      \(rule.summary) *(\(rule.severity.rawValue)\(code))*

      \(rule.explanation)

      Source: \(rule.source).
      """
  }
}
