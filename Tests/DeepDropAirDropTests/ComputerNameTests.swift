import DeepDropAirDrop
import Testing

@Suite struct ComputerNameTests {
  @Test(arguments: [
    ("Desk", "Desk", false), (" Anna’s\n desk ", "Anna’s desk", false),
    ("a\u{202E}b\u{7}c", "abc", false), ("\u{A0}x\u{2028}y", "x y", false),
    (String(repeating: "é", count: 40), String(repeating: "é", count: 31), true),
    (String(repeating: "a", count: 62) + " b", String(repeating: "a", count: 62), true),
    (String(repeating: "a", count: 63), String(repeating: "a", count: 63), false),
  ])
  func `a name is what can be seen of it`(text: String, name: String, isCut: Bool) {
    #expect(ComputerName(text)?.string == name)
    #expect(ComputerName(text)?.isCut == isCut)
    #expect(ComputerName(name)?.string == name)
  }

  @Test(arguments: ["", " ", "\n\t", "\u{202E}\u{200B}", "\u{7}"])
  func `a text without anything to see is none`(text: String) {
    #expect(ComputerName(text) == nil)
  }

  @Test func `it is read as it was written`() throws {
    for text in ["Desk", "नमस्\u{200D}ते", String(repeating: "é", count: 40)] {
      let name = try #require(ComputerName(text)).string
      let response = DiscoverResponse(computerName: name, modelName: nil)
      #expect(try DiscoverResponse(parsing: response.bytes).computerName == name)
    }
  }
}
