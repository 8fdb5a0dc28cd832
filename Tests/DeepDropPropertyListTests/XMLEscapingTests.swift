import DeepDropPropertyList
import Testing

@Suite struct XMLEscapingTests {
  @Test(arguments: [
    ("a & b", "a &amp; b", "a &amp; b"),
    ("<b>\"x\"</b>", "&lt;b&gt;\"x\"&lt;/b&gt;", "&lt;b&gt;&quot;x&quot;&lt;/b&gt;"),
    ("a\n\tb\rc", "a\n\tb&#13;c", "a&#10;&#9;b&#13;c"),
    ("\u{0}\u{1B}[1m\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}[1m\u{FFFD}\u{FFFD}", nil),
    ("e\u{301} 😀", "e\u{301} 😀", nil),
    ("", "", nil),
  ])
  func `a text stands in XML as itself`(text: String, content: String, attribute: String?) {
    #expect(text.xmlEscaped == content)
    #expect(text.xmlAttributeEscaped == attribute ?? content)
  }
}
