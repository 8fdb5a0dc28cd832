import DeepDropPropertyList
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("unwarp", "unwrap"), ("wrpa", "wrap"), ("declair", "declare"), ("decl", "declare"),
    ("WRAP", nil), ("x", nil), ("", nil), ("--tilte", nil),
    (String(repeating: "w", count: 41), nil),
  ])
  func `the nearest word is suggested, a stranger none`(word: String, suggestion: String?) {
    #expect(word.closest(among: ["declare", "wrap", "unwrap"]) == suggestion)
  }
}
