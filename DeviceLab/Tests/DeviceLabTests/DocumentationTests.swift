import FoundationStandIn
import Testing

/// What the documentation of the rim shows compiles, against the stand-ins.
@Suite struct DocumentationTests {
  private static let rim = Declarations.repository.appending(path: "Sources/DeepDropUI")

  static let articles = [
    "Sources/DeepDropUI/DeepDropUI.docc/DeepDropUI.md",
    "Sources/DeepDropUI/DeepDropUI.docc/ShareALink.md",
    "Sources/DeepDropUI/DeepDropUI.docc/ReceiveALink.md",
  ]

  @Test(arguments: articles)
  func `the code of an article compiles`(article: String) throws {
    let blocks = Self.blocks(in: try Self.text(article))
    #expect(!blocks.isEmpty)
    let isProgram = blocks.contains { $0.contains("@main") }
    let program = (isProgram ? [] : [Self.givens]) + blocks
    let refusals = try Toolchain.refusals(
      of: program.joined(separator: "\n"),
      isLibrary: isProgram
    )
    #expect(refusals == "")
  }

  @Test func `every example in a comment compiles`() throws {
    let sources = try FileManager.default.subpathsOfDirectory(atPath: Self.rim.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
    let examples = try sources.flatMap { source in
      let text = try Self.text("Sources/DeepDropUI/\(source)")
      return Self.blocks(in: text.replacing(/(?m)^ *\/\/\/ ?/, with: ""))
    }
    #expect(examples.count == 6)
    for example in examples {
      let program = """
        \(Self.givens)
        let share: LinkShare = given()
        extension UIViewController {
          func example() throws {
            \(example)
          }
        }
        """
      let refusals = try Toolchain.refusals(of: program)
      #expect(refusals == "")
    }
  }

  @Test func `the recipe for AirDrop alone leaves AirDrop in, and tells what stays (S23)`() throws {
    let article = try Self.text(Self.articles[1])
    let recipe = try #require(article.firstMatch(of: /excludedActivityTypes = \[([^\]]*)\]/))
    let excluded = recipe.output.1.matches(of: /\.(\w+)/).map { String($0.output.1) }
    #expect(excluded.contains("copyToPasteboard"))
    #expect(!excluded.contains("airDrop"))
    #expect(article.contains("cannot be excluded"))
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Declarations.repository.appending(path: path), encoding: .utf8)
  }

  private static func blocks(in text: String) -> [String] {
    text.matches(of: /(?s)```swift\n(.*?)```/).map { String($0.output.1) }
  }

  /// What the readers of an example take for granted.
  private static let givens = """
    import AppKit
    import DeepDropKit
    import DeepDropUI
    import SwiftUI
    import UIKit
    func given<Value>() -> Value { preconditionFailure() }
    let receiver: LinkReceiver = given()
    let shareButton: UIBarButtonItem = given()
    func show(_ link: DeepLink) {}
    struct ContentView: View { var body: some View { Text("") } }
    extension NSSharingService {
      static var airDrop: NSSharingService? { given() }
      func perform(_ share: LinkShare) {}
    }
    extension LinkReceiver {
      @MainActor func receive(_ urls: [URL]) {}
    }

    """
}
