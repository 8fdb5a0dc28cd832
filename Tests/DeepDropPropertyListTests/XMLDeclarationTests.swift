import DeepDropPropertyList
import Testing

@Suite struct XMLDeclarationTests {
  @Test func `a control character in the XML declaration is refused`() {
    let text = "<?xml\tversion='1.0'\u{1D}encoding='ISO-8859-1'?>\n<string>e</string>"
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array(text.utf8))
    }
    #expect(error?.message == "The XML declaration holds a control character.")
  }

  @Test func `a control character does not hide the encoding`() {
    let text = "<?xml\u{19}version='1.0' encoding='ISO-8859-1'?>\n<string>e</string>"
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array(text.utf8))
    }
    #expect(error?.code == .unsupported)
  }

  @Test func `white space of any kind may stand in it`() throws {
    let text = "<?xml\tversion='1.0'\r\nencoding='UTF-8'?>\n<string>e</string>"
    #expect(try PropertyList(parsing: Array(text.utf8)).string == "e")
  }
}
