import DeepDropPropertyList
import Testing

/// What Foundation says loosely, or reads where it should not, with the place it happens at.
///
/// P31: lines for a preprocessor; P32: keys without `<plist>` and `<dict>`.
@Suite struct XMLErrorTests {
  @Test(arguments: [
    (
      "<key>a</key><true/>",
      "1:1 The file begins with <key>: it is part of a dictionary, "
        + "without <plist> and <dict>."
    ),
    ("<plist>\n <dict>\n  <key>a</key>\n </dict></plist>", "4:2 The key “a” has no value."),
    ("<dict><key>a</key><key>b</key></dict>", "1:19 The key “a” has no value."),
    ("<dict><string>a</string></dict>", "1:7 <string> stands where a <key> belongs."),
    ("<array><key>a</key></array>", "1:8 <key> stands where a value belongs."),
    ("<plist><true/><true/></plist>", "1:15 <plist> holds more than one value."),
    ("<plist><plist/></plist>", "1:8 <plist> stands within <plist>."),
    ("<plist></plist>", "1:1 <plist> holds no value."),
    ("<plist/>", "1:1 <plist/> holds no value."),
    ("<plist><true/></plist>\n#endif", "2:1 Something follows the end of the property list."),
    ("<string>a</string><true/>", "1:19 Something follows the end of the property list."),
    ("<dict>\nX\n</dict>", "2:1 Text stands where an element belongs."),
    (
      "<dict>\n#ifdef X\n</dict>",
      "2:1 A line for the C preprocessor stands where an element belongs: take the lines that begin "
        + "with # out, or read the file of the built app."
    ),
    ("<dict>", "1:7 The file ends within an element."),
    ("<dict></array>", "1:7 “</array>” ends <dict>."),
    ("</dict>", "1:1 A closing tag stands where an element belongs."),
    ("<ture/>", "1:1 “<ture>” is no element of a property list."),
    ("<string/ >", "1:1 A tag has no end."),
    ("<string a=\">\">a</string>", "1:12 A tag holds \">\"."),
    ("<true>x</true>", "1:7 <true> holds what it cannot hold."),
    ("<string>a<b/></string>", "1:10 <string> holds more than text."),
    ("<string>a<!-- c --></string>", "1:10 <string> holds more than text."),
    ("<string>a", "1:10 The file ends within <string>."),
    ("<string><![CDATA[a</string>", "1:9 A CDATA section has no end."),
    ("<dict\n<key>a</key></dict>", "2:1 A tag holds \"<\"."),
    ("<dict a=1\n<key>a</key></dict>", "2:1 A tag holds \"<\"."),
    ("<true/", "1:1 A tag has no end."),
    ("<!-- <true/>", "1:1 A comment has no end."),
    ("<?xml ", "1:1 A processing instruction has no end."),
    ("<!DOCTYPE plist \">\"><true/>", "1:18 The document type holds \">\"."),
    ("<!DOCTYPE plist", "1:1 The document type has no end."),
    ("<string>a & b</string>", "1:11 An \"&\" begins no reference; text spells it \"&amp;\"."),
    ("<string>&copy;</string>", "1:9 “&copy;” stands for no character of a property list."),
    ("<string>&#xD800;</string>", "1:9 “&#xD800;” stands for no character of a property list."),
    ("<string>&#;</string>", "1:9 “&#;” stands for no character of a property list."),
    ("<string>&#-1;</string>", "1:9 “&#-1;” stands for no character of a property list."),
    ("<integer>12 </integer>", "1:10 <integer> holds no whole number."),
    ("<array><integer/>12</array>", "1:8 <integer/> holds no whole number."),
    ("<integer>1.5</integer>", "1:10 <integer> holds no whole number."),
    (
      "<integer>18446744073709551616</integer>",
      "1:10 An integer is outside -9223372036854775808 to 18446744073709551615."
    ),
    (
      "<integer>-9223372036854775809</integer>",
      "1:10 An integer is outside -9223372036854775808 to 18446744073709551615."
    ),
    ("<real>1.5 </real>", "1:7 <real> holds no number."),
    ("<real>0x10</real>", "1:7 <real> holds no number."),
    ("<real>snan</real>", "1:7 <real> holds no number."),
    ("<array><real/>12</array>", "1:8 <real/> holds no number."),
    ("<date>2024-02-30T00:00:00Z</date>", "1:7 <date> holds no date like 2013-09-18T17:00:00Z."),
    ("<date>2024-02-20T24:00:00Z</date>", "1:7 <date> holds no date like 2013-09-18T17:00:00Z."),
    ("<date>2024-02-20</date>", "1:7 <date> holds no date like 2013-09-18T17:00:00Z."),
    ("<date/>", "1:1 <date/> holds no date."),
    ("<data>AAEC!</data>", "1:11 <data> holds what is no base-64."),
    ("<data>AA==AA==</data>", "1:11 <data> holds what is no base-64."),
    ("<data>=AAA</data>", "1:7 <data> holds what is no base-64."),
    ("<data>AAECAw</data>", "1:7 <data> holds base-64 that breaks off."),
    ("<data/>", "1:1 <data/> is spelled <data></data>."),
    (
      "<dict><key>CF$UID</key><integer>-5</integer></dict>",
      "1:1 A CF$UID is a number from 0 to 4294967295, not -5."
    ),
    (
      "<dict><key>CF$UID</key><real>5</real></dict>",
      "1:1 A CF$UID is a whole number, not 5.0."
    ),
  ])
  func `a mistake is told with its line and column`(source: String, expected: String) throws {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array(source.utf8))
    }
    let line = try #require(error?.line)
    let column = try #require(error?.column)
    #expect("\(line):\(column) \(error?.message ?? "")" == expected)
    #expect(error?.code == .malformed)
  }

  @Test(arguments: [
    (
      "<!DOCTYPE plist [<!ENTITY a \"b\">]><true/>",
      "1:17 The document type declares entities or elements of its own."
    ),
    (
      "<?xml version='1.0' encoding='latin1'?><true/>",
      "1:1 The encoding “latin1” is not read; save the file in UTF-8."
    ),
    (
      "<?xml\tversion='1.0' encoding='ISO-8859-1'?><true/>",
      "1:1 The encoding “ISO-8859-1” is not read; save the file in UTF-8."
    ),
    (
      "<?xml\r\nversion='1.0' encoding='ISO-8859-1'?><true/>",
      "1:1 The encoding “ISO-8859-1” is not read; save the file in UTF-8."
    ),
  ])
  func `what is not read on purpose is told apart`(source: String, expected: String) throws {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array(source.utf8))
    }
    let line = try #require(error?.line)
    let column = try #require(error?.column)
    #expect("\(line):\(column) \(error?.message ?? "")" == expected)
    #expect(error?.code == .unsupported)
  }

  @Test(
    arguments: [
      [0x80], [0xC3], [0xC3, 0x28], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xE4, 0xB8], [0xE4, 0xB8, 0x41],
    ] as [[UInt8]]
  )
  func `invalid UTF-8 is told where it begins`(invalid: [UInt8]) {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array("<string>é".utf8) + invalid + Array("</string>".utf8))
    }
    #expect(error?.message == "The text is no valid UTF-8.")
    #expect(error?.offset == 10)
    #expect(error?.column == 10)
  }

  @Test(arguments: ["", "abc", "{a=b;}", "   ", "bplist", "\u{FEFF}"])
  func `what is neither format is told so`(source: String) {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array(source.utf8))
    }
    #expect(error?.code == .unrecognized)
  }

  @Test func `the description begins with the place`() {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array("\n<ture/>".utf8))
    }
    #expect(error?.description == "line 2, column 1: “<ture>” is no element of a property list.")
  }

  static let hostile = "&#27;[31m&#10;\u{85}\u{202E}" + String(repeating: "x", count: 60_000)

  @Test(arguments: [
    "<dict><key>\(hostile)</key></dict>",
    "<dict><key>\(hostile)</key><key/></dict>",
    "<\u{85}\u{202E}\(String(repeating: "x", count: 60_000))/>",
    "<true></\u{85}\u{202E}\(String(repeating: "x", count: 60_000))>",
    "<string>&\u{85}\u{202E};</string>",
    "<?xml encoding='\u{1B}\u{85}\u{202E}\(String(repeating: "x", count: 60_000))'?><true/>",
  ])
  func `a message quotes what is hostile without its effect, and shortened`(source: String) throws {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array(source.utf8))
    }
    let message = try #require(error?.message)
    #expect(message.contains(#"\u{85}\u{202E}"#))
    let invisible = message.unicodeScalars.filter { !$0.isVisible }
    #expect(invisible.isEmpty)
    #expect(message.count < 250)
  }
}
