import Testing

@testable import DeepDropDeclarations

@Suite struct LineTableTests {
  @Test func `lines end as in any system, and columns count scalars`() {
    let table = LineTable(Array("a\r\nbé<x>\rc\n".utf8))
    let place = table.place(of: 6..<9)
    #expect(place?.line == 2)
    #expect(place?.column == 3)
    #expect(place?.length == 3)
    #expect(place?.excerpt == "bé<x>")
    #expect(table.place(of: 10..<11)?.line == 3)
    #expect(table.place(of: 12..<12)?.line == 4)
    #expect(table.place(of: 13..<14) == nil)
  }

  @Test func `a line of a megabyte has its columns, and a short excerpt`() {
    let table = LineTable(Array(String(repeating: "é", count: 500_000).utf8))
    #expect(table.place(of: 200_000..<200_010)?.column == 100_001)
    #expect(table.place(of: 200_000..<200_010)?.length == 5)
    #expect(table.place(of: 0..<2)?.excerpt.utf8.count == 400)
  }
}
