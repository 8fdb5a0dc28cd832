import DeepDropPropertyList
import Testing

@Suite struct PositionTests {
  static let source = """
    <?xml version="1.0"?>
    <plist><dict>
      <key>é</key> <string>a&amp;b</string>
    \t<!-- more --><key>list</key><array/>
    </dict></plist>
    """

  let bytes = Array(source.utf8)

  private func text(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test func `a range covers the element from tag to tag`() throws {
    let root = try PropertyList(parsing: bytes)
    #expect(text(root["é"]?.position.range) == "<string>a&amp;b</string>")
    #expect(text(root["é"]?.position.content) == "a&amp;b")
    let entries = try #require(root.dictionary).entries
    #expect(text(entries[0].keyPosition.range) == "<key>é</key>")
    #expect(text(entries[0].keyPosition.content) == "é")
    let whole = try #require(text(root.position.range))
    #expect(whole.hasPrefix("<dict>\n"))
    #expect(whole.hasSuffix("\n</dict>"))
    #expect(try #require(text(root.position.content)).hasSuffix("<array/>\n"))
  }

  @Test func `an element of one tag has no content`() throws {
    let list = try #require(try PropertyList(parsing: bytes)["list"])
    #expect(text(list.position.range) == "<array/>")
    #expect(list.position.content == nil)
  }

  @Test func `an element of two tags has a content even when it is empty`() throws {
    let list = try PropertyList(parsing: Array("<dict></dict>".utf8))
    #expect(list.position.content == 6..<6)
  }

  @Test func `columns count characters, not bytes`() throws {
    let entries = try #require(try PropertyList(parsing: bytes).dictionary).entries
    let places = entries.map { [$0.keyPosition, $0.value.position].map { [$0.line, $0.column] } }
    #expect(places == [[[3, 3], [3, 16]], [[4, 15], [4, 30]]])
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `each kind of line end ends a line`(lineEnd: String) throws {
    let source = ["<array>", "<true/>", "", "<false/>", "</array>"].joined(separator: lineEnd)
    let values = try #require(try PropertyList(parsing: Array(source.utf8)).array)
    #expect(values.map(\.position.line) == [2, 4])
    #expect(values.map(\.position.column) == [1, 1])
  }

  @Test func `offsets count a byte order mark and columns do not`() throws {
    let list = try PropertyList(parsing: Array("\u{FEFF}<true/>".utf8))
    #expect(list.position.range == 3..<10)
    #expect(list.position.column == 1)
  }

  @Test func `positions in UTF-16 refer to its transcription`() throws {
    let units = "\u{FEFF}<array>é<true/></array>".replacing("é", with: "<!--é-->").utf16
    let bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(PropertyList.isUTF16(bytes))
    let list = try PropertyList(parsing: bytes)
    #expect(list.array?.first?.position.range == 16..<23)
  }

  @Test func `a binary object has a range and no line`() throws {
    let list = try PropertyList(parsing: binary(["a1 01", "53 414243"]))
    #expect(list.position.range == 8..<10)
    let string = try #require(list.array?.first)
    #expect(string.position.range == 10..<14)
    #expect(string.position.line == nil)
    #expect(string.position.column == nil)
    #expect(string.position.content == nil)
  }

  @Test func `positions do not make values differ`() throws {
    let one = try PropertyList(parsing: Array("<string>a</string>".utf8))
    let other = try PropertyList(parsing: binary(["51 61"]))
    #expect(one.position != other.position)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }
}
