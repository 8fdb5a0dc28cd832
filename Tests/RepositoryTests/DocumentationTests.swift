import Foundation
import Testing

/// What the documentation shows compiles against the modules under test.
@Suite struct DocumentationTests {
  @Test(arguments: try Example.all())
  func `an example compiles`(example: Example) throws {
    let refusals = try example.refusals()
    #expect(refusals == "")
  }

  @Test func `a wrong example is found`() throws {
    let example = Example(source: "A.md", code: ["", "let a: Int = \"b\""])
    #expect(try example.refusals().hasPrefix("A.md:2:14: error: cannot convert value"))
  }

  @Test func `examples are read from articles and from comments`() {
    let article = ["# A", "```swift", "let a = 1", "```", "```sh", "ls", "```"]
    #expect(Example.blocks(in: article) == [["", "", "let a = 1", "", "", "", ""]])
    let comments = ["  /// A.", "  /// ```swift", "  /// let a = 1", "  /// ```", "  let b = 2"]
    #expect(Example.blocks(in: Example.comments(of: comments)) == [["", "", "let a = 1", "", ""]])
  }

  @Test func `the program of the README is the one that the linkage test runs`() throws {
    let program = try Example.text("Tests/LinkageTest/Sources/LinkageTest/main.swift")
    #expect(try Example.text("README.md").contains("```swift\n\(program)```\n"))
  }
}
