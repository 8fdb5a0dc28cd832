import DeepDropSimulator
import Testing

@Suite(.timeLimit(.minutes(5))) struct LinkedTextTests {
  private func links(_ text: String) -> [String] {
    LinkedText(text, schemes: ["acme", "javascript"]).links
  }

  @Test(arguments: [
    ("See acme://e/1 or https://example.com today", ["acme://e/1", "https://example.com"]),
    ("HTTPS://EXAMPLE.COM/A", ["HTTPS://EXAMPLE.COM/A"]),
    ("http://example.com", ["http://example.com"]),
    ("acme:e/1", ["acme:e/1"]),
    (
      "one\nhttps://example.com/1\r\nhttps://example.com/2\ttwo",
      ["https://example.com/1", "https://example.com/2"]
    ),
    (
      "https://example.com/1,https://example.com/2", ["https://example.com/1,https://example.com/2"]
    ),
    ("https://example.com/?q=a%20b&c=%E2%82%AC#d", ["https://example.com/?q=a%20b&c=%E2%82%AC#d"]),
  ])
  func `links are found in the middle of a text (N08)`(text: String, expected: [String]) {
    #expect(links(text) == expected)
  }

  @Test(arguments: [
    ("Go to https://example.com.", "https://example.com"),
    ("https://example.com/a.b, or", "https://example.com/a.b"),
    ("Is it https://example.com/?", "https://example.com/"),
    ("“https://example.com/a”", "https://example.com/a"),
    ("'https://example.com/a'", "https://example.com/a"),
    ("\"https://example.com/a\"", "https://example.com/a"),
    ("<https://example.com/a>", "https://example.com/a"),
    ("`https://example.com/a`", "https://example.com/a"),
    ("(see https://example.com/a)", "https://example.com/a"),
    ("[https://example.com/a].", "https://example.com/a"),
    ("(https://example.com/wiki/A_(b)), and", "https://example.com/wiki/A_(b)"),
    ("https://example.com/a…", "https://example.com/a"),
    ("見てhttps://example.com/a。次", "https://example.com/a"),
    ("https://example.com/a\u{202E}gpj", "https://example.com/a"),
    ("https://example.com/a\u{200B}b", "https://example.com/a"),
  ])
  func `the sentence around a link is no part of it (N08)`(text: String, link: String) {
    #expect(links(text) == [link])
  }

  @Test(arguments: [
    ("https://example.com/Кафе", "https://example.com/%D0%9A%D0%B0%D1%84%D0%B5"),
    ("https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"),
  ])
  func `an international link is one as it opens (N08)`(text: String, link: String) {
    #expect(links(text) == [link])
  }

  @Test(arguments: [
    "", "example.com", "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x",
    "file:///etc/passwd", "other://e/1", "https://", "http:example.com", "acme:", "acme: one",
    "xhttps://example.com", "3https://example.com", "_acme://e/1", "https://bücher.example/",
    "https://\u{200B}example.com", "java\nscript:alert(1)",
  ])
  func `what nothing opens, or must not be opened, is text (N08)`(text: String) {
    #expect(links(text) == [])
  }

  @Test(arguments: [
    "See acme://e/1 (or https://example.com).", "https://example.com", "",
    "e\u{301} acme://e/1\u{301}",
    "👩‍👧 https://example.com/👩‍👧 \r\n", "acme://e/1acme://e/2", "<script>https://example.com</script>",
  ])
  func `the parts are the text, and none is empty`(text: String) {
    let linked = LinkedText(text, schemes: ["acme"])
    #expect(linked.string == text)
    #expect(linked.parts.allSatisfy { !$0.text.isEmpty })
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "acme:", "https://a.b/(", ")", "a", "https://a.b/))))))))", "[acme:]",
    ]
  )
  func `a text is gone through once, however long it is`(piece: String) {
    let text = String(repeating: piece, count: 16 * LinkedText.maximumLength / piece.utf8.count)
    #expect(LinkedText(text, schemes: ["acme"]).string == text)
  }
}
