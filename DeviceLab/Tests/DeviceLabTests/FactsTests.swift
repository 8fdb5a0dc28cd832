import FoundationStandIn
import Testing

/// The stand-ins say what the tables say, and nothing else.
@Suite struct FactsTests {
  static let frameworks = [
    ("Foundation", "FoundationStandIn", "iOS"), ("LinkPresentation", "LinkPresentation", "iOS"),
    ("UniformTypeIdentifiers", "UniformTypeIdentifiers", "iOS"), ("UIKit", "UIKit", "iOS"),
    ("SwiftUI", "SwiftUI", "iOS"), ("AppKit", "AppKit", "macOS"),
  ]

  /// UIKit makes delegates by their class alone; Swift needs an initializer.
  static let standInsOwn = ["UIApplicationDelegate\tinit()", "UISceneDelegate\tinit()"]

  @Test(arguments: frameworks)
  func `a stand-in declares what its table lists`(
    framework: String,
    module: String,
    system: String
  ) throws {
    let listed = try Fact.table(framework).map(\.fact)
    let lines = Dictionary(listed.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let declared = try Fact.declared(by: module, system: system)
      .filter { !Self.standInsOwn.contains($0.key) }
      .map { $0.asked(by: lines[$0.key]) }
    let unlisted = Set(declared).subtracting(listed).sorted()
    let undeclared = Set(listed).subtracting(declared).sorted()
    #expect(unlisted == [])
    #expect(undeclared == [])
  }

  @Test(arguments: frameworks.map(\.0))
  func `a table lists each part once, by type and member`(framework: String) throws {
    let keys = try Fact.table(framework).map(\.fact.key)
    #expect(keys.count == Set(keys).count)
    #expect(keys == keys.sorted())
  }

  /// A selector has a colon for each argument; what has none in Swift is a property.
  @Test(arguments: frameworks.map(\.0))
  func `a selector has as many arguments as its Swift name`(framework: String) throws {
    for (fact, selector) in try Fact.table(framework) where selector != "-" {
      #expect(
        fact.member.count { $0 == ":" } == selector.count { $0 == ":" },
        "\(fact.type) \(fact.member) \(selector)"
      )
    }
  }
}
