import Testing

@testable import DeepDropDeclarations

@Suite struct DirectiveConditionTests {
  @Test(arguments: [
    ("1", 1), ("0", 0), ("A", 2), ("B", 0), ("E", 1), ("!A", 0), ("!B", 1), ("defined(A)", 1),
    ("defined A && !defined(B)", 1), ("A == 2", 1), ("A != 2", 0), ("A < 3 && A >= 2", 1),
    ("(B || A) && 1", 1), ("", 0), ("(", 0), ("A ==", 0), ("!", 1), ("&&", 0),
  ])
  func `an expression has the value that C gives it`(text: String, value: Int) {
    var condition = DirectiveCondition(text, definitions: ["A": "2", "E": ""])
    #expect(condition.value == value)
  }

  @Test func `what follows the name of a condition does not belong to it`() throws {
    let text = "#ifdef A /* or not */\na\n#endif\n#undef A // gone\n#ifndef A\nb\n#endif\n"
    let reading = try #require(ConditionalReading(Array(text.utf8), definitions: ["A": "1"]))
    let kept = String(decoding: reading.bytes, as: UTF8.self)
    #expect(kept.split { $0 == " " || $0 == "\n" } == ["a", "b"])
  }

  @Test func `a deep expression comes to an end`() {
    let text = String(repeating: "!(", count: 10_000)
    var condition = DirectiveCondition(text, definitions: [:])
    #expect([0, 1].contains(condition.value))
  }

  @Test func `directives and what they leave out are blanked, and every offset stays`() throws {
    let text =
      "a\n#ifdef A\nb\n#elif B\nc\n#else\nd\n#endif\n#define A\n#if defined(A)\ne\n#endif\n"
    let reading = try #require(ConditionalReading(Array(text.utf8), definitions: [:]))
    let kept = String(decoding: reading.bytes, as: UTF8.self)
    #expect(kept.utf8.count == text.utf8.count)
    #expect(kept.split { $0 == " " || $0 == "\n" } == ["a", "d", "e"])
    #expect(reading.undefinedNames == ["A", "B"])
    let other = try #require(ConditionalReading(Array(text.utf8), definitions: ["B": "1"]))
    #expect(
      String(decoding: other.bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
        == ["a", "c", "e"]
    )
  }

  @Test(arguments: ["a", "#endif", "#if A", "#else\n#endif", "# hello"])
  func `a text without directives that pair up is none`(text: String) {
    #expect(ConditionalReading(Array(text.utf8), definitions: [:]) == nil)
  }
}
