import DeepDropPropertyList
import Testing

/// Table after table of XML that both read, and that both read alike.
@Suite struct XMLAgreementTests {
  @Test(arguments: [
    "0", "-0", "+5", " 12", "\t\n12", "- 5", "007", "0x1F", "0X1f", "-0x10", "+0x10",
    "18446744073709551615", "9223372036854775808", "-9223372036854775808", "0xFFFFFFFFFFFFFFFF",
    "-0x8000000000000000", "00000000000000000000000000001", "0x00000000000000000001",
  ])
  func `an integer is read as Foundation reads it`(text: String) throws {
    try expectAgreement("<integer>\(text)</integer>")
  }

  @Test(arguments: [
    "0", "-0", "1.5", "1e3", "1E3", "inf", "-inf", "+inf", "infinity", "-Infinity", "+INFINITY",
    "Inf", "1e400", "1e-400", ".5", "5.", "+1.5", "4.9e-324", "123456789012345678901234567890",
    "0.1", "&#49;", "1.7976931348623157e308", " 1.5", "\n1.5",
  ])
  func `a real is read as Foundation reads it`(text: String) throws {
    try expectAgreement("<real>\(text)</real>")
  }

  @Test(arguments: ["nan", "NaN", "NAN"])
  func `not-a-number is read as Foundation reads it`(text: String) throws {
    let bytes = document("<real>\(text)</real>")
    guard case .real(let ours) = try PropertyList(parsing: bytes).value,
      case .real(let theirs) = try foundation(reads: bytes).value
    else {
      Issue.record("not a real")
      return
    }
    #expect(ours.isNaN)
    #expect(theirs.isNaN)
  }

  @Test(arguments: [
    "2001-01-01T00:00:00Z", "2000-02-29T12:34:56Z", "1970-01-01T00:00:00Z",
    "-2001-01-01T00:00:00Z", "20001-01-01T00:00:00Z", "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00Z", "1582-10-10T00:00:00Z", "2001-01-01T23:59:60Z",
    "1900-03-01T00:00:00Z", "-0004-03-01T00:00:00Z", "2024-12-31T23:59:59Z",
  ])
  func `a date is read as Foundation reads it`(text: String) throws {
    try expectAgreement("<date>\(text)</date>")
  }

  @Test(arguments: ["", "AAEC", "AAECAw==", "AAECAwQ=", " AA EC\n\tAw\r\n==\n", "+/+/", "AA=="])
  func `data is read as Foundation reads it`(text: String) throws {
    try expectAgreement("<data>\(text)</data>")
  }

  @Test(arguments: [
    "", " a ", "a&amp;b&lt;&gt;&quot;&apos;", "&#65;&#x41;&#x1F600;", "&#0;", "&#xFFFE;",
    "a<![CDATA[<&>]]>b<![CDATA[x]]>", "]]>", "a\r\nb", "a\rb", "a\u{1}b", "a\0b", "é中😀",
    "<![CDATA[]]>", "<![CDATA[]]]]><![CDATA[>]]>", "e\u{301}",
  ])
  func `a string is read as Foundation reads it`(text: String) throws {
    try expectAgreement("<string>\(text)</string>")
  }

  @Test(arguments: [
    "<string/>", "<string />", "<string foo=\"bar\">a</string>", "<string></string >",
    "<string foo=\"/\"/>", "<string foo='a/'>x</string>", "<true/>", "<true></true>", "<false/>",
    "<dict/>", "<array/>", "<dict></dict>", "<array> </array>",
    "<array><!-- c --><?pi x?><true/></array>", "<!-- a --><true/><!-- b -->",
    "<dict><key></key><integer>1</integer></dict>", "<dict><key/><integer>1</integer></dict>",
    "<dict><key>a</key><integer>1</integer><key>a</key><integer>2</integer></dict>",
    "<dict><key>a</key><!-- c --><true/></dict>",
    "<dict><key>CF$UID</key><integer>5</integer></dict>",
    "<dict><key>CF$UID</key><string>5</string></dict>",
    "<dict><key>CF$UID</key><integer>5</integer><key>a</key><true/></dict>",
    "<dict><key>CF$UID</key><integer>5</integer><key>CF$UID</key><integer>6</integer></dict>",
    "<array><dict><key>CF$UID</key><integer>4294967295</integer></dict></array>",
  ])
  func `elements are read as Foundation reads them`(elements: String) throws {
    try expectAgreement(elements)
  }

  @Test(arguments: [
    "<true/>", "<dict/>", "<?xml version=\"1.0\"?><true/>", "<!DOCTYPE plist><true/>",
    "  <plist><true/></plist>", "\u{FEFF}<plist><true/></plist>",
    "<!-- -- --><plist version=\"2.0\"><true/></plist>", "<plist><true/></plist><!-- x -->\n",
    "<?xml version='1.0' encoding='utf-8'?><true/>", "<plist foo><true/></plist >",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><string>é</string></plist>
    """,
  ])
  func `a document is read as Foundation reads it`(document: String) throws {
    let bytes = Array(document.utf8)
    #expect(try PropertyList(parsing: bytes) == foundation(reads: bytes))
  }

  @Test(arguments: [true, false])
  func `UTF-16 with a byte order mark is read as Foundation reads it`(isBig: Bool) throws {
    let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?><string>é😀</string>"
    let bytes = text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
    #expect(try PropertyList(parsing: bytes) == foundation(reads: bytes))
  }

  private func document(_ elements: String) -> [UInt8] {
    Array("<plist version=\"1.0\">\(elements)</plist>".utf8)
  }

  private func expectAgreement(_ elements: String) throws {
    let bytes = document(elements)
    #expect(try PropertyList(parsing: bytes) == foundation(reads: bytes))
  }
}
