import Testing

@testable import DeepDropDiscovery

@Suite struct TextRecordTests {
  @Test func `keys are found without regard to case, the first one counts`() throws {
    let record = try TextRecord([.init("Flags", "1"), .init("flags", "2")])
    #expect(record["FLAGS"] == "1")
    #expect(record["other"] == nil)
  }

  @Test func `what a peer sends is taken apart at the first equals sign`() throws {
    let record = TextRecord(received: [Array("a=b=c".utf8), Array("lone".utf8), Array("e=".utf8)])
    #expect(
      record.entries == [
        try .init("a", "b=c"), try .init("lone", bytes: nil), try .init("e", ""),
      ]
    )
  }

  @Test(arguments: ["", "=x", "\u{7}=x", "é=x"])
  func `strings without a proper key are skipped`(string: String) {
    #expect(TextRecord(received: [Array(string.utf8)]) == .empty)
  }

  @Test func `a value that is no text is nil as text`() throws {
    let record = try TextRecord([.init("b", bytes: [0xFF])])
    #expect(record["b"] == nil)
    #expect(record.entries.first?.value == [0xFF])
  }

  @Test func `the size of an entry and of a record is bounded`() throws {
    let value = String(repeating: "x", count: 253)
    let entry = try TextRecord.Entry("k", value)
    #expect(throws: DiscoveryError.invalidTextRecord("k", "is longer than 255 bytes")) {
      try TextRecord.Entry("k", value + "x")
    }
    #expect(try TextRecord(Array(repeating: entry, count: 5)).entries.count == 5)
    #expect(throws: DiscoveryError.self) { try TextRecord(Array(repeating: entry, count: 6)) }
  }
}
