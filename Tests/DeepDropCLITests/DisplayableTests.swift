import Testing

@testable import DeepDropCLI

@Suite struct DisplayableTests {
  @Test(arguments: [
    ("Jazz night", "Jazz night"),
    ("\u{1B}[31mred", "\\u{1b}[31mred"),
    ("two\nlines\r", "two\\u{a}lines\\u{d}"),
    ("\u{202E}gnp.exe", "\\u{202e}gnp.exe"),
    ("\u{9B}31m", "\\u{9b}31m"),
    ("a\u{2066}b\u{2069}\u{200F}", "a\\u{2066}b\\u{2069}\\u{200f}"),
    ("a\u{200D}\u{E0041}b\u{A0}", "a\\u{200d}\\u{e0041}b\\u{a0}"),
    ("a\u{2028}b\u{FEFF}", "a\\u{2028}b\\u{feff}"),
    ("👩‍👩‍👧 نامه‌ای Ärger", "👩‍👩‍👧 نامه‌ای Ärger"),
  ])
  func `what could fool a terminal is spelt out`(text: String, shown: String) {
    #expect(text.displayable == shown)
  }

  @Test(arguments: [
    ("\"\u{202E}\u{7F}\"", "\"\\u202e\\u007f\""),
    ("\"\u{E0041}\"", "\"\\udb40\\udc41\""),
  ])
  func `in JSON it is spelt as JSON spells it`(text: String, shown: String) {
    #expect(text.displayableJSON == shown)
  }
}
