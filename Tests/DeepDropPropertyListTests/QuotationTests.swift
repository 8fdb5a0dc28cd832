import DeepDropPropertyList
import Testing

@Suite struct QuotationTests {
  @Test(arguments: [
    ("Gig", "“Gig”"), ("", "“”"),
    ("a\u{1B}[31m\n", #"“a\u{1B}[31m\u{A}”"#),
    ("gnp\u{202E}exe", #"“gnp\u{202E}exe”"#),
    ("a\u{A0}b\u{200B}", #"“a\u{A0}b\u{200B}”"#),
    ("👨\u{200D}👩\u{200D}👧", "“👨\u{200D}👩\u{200D}👧”"),
    ("می\u{200C}خواهم", "“می\u{200C}خواهم”"),
    ("അവന്\u{200D}", "“അവന്\u{200D}”"),
    ("\u{200D}a\u{200C}", #"“\u{200D}a\u{200C}”"#),
    ("a\u{200D}\u{200D}b", #"“a\u{200D}\u{200D}b”"#),
    (String(repeating: "x", count: 81), "“\(String(repeating: "x", count: 80))…”"),
  ])
  func `a text is quoted as it looks, and without effect`(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }

  @Test(arguments: [
    ("No such file or directory", "no such file or directory"), ("A file", "a file"),
    ("RFC 3986", "RFC 3986"), ("“Gig” is none", "“Gig” is none"), ("A", "A"), ("", ""),
  ])
  func `a sentence within another has no capital`(sentence: String, part: String) {
    #expect(sentence.decapitalized == part)
  }

  @Test func `of many, ten are listed`() {
    #expect((1...10).map(String.init).listed == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10")
    #expect((1...85).map(String.init).listed == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 75 more")
  }
}
