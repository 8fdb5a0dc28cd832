import DeepDropPropertyList
import Testing

/// Lists written by us, and read back by us and by Foundation.
@Suite struct BinaryWriterTests {
  @Test(arguments: 0..<200)
  func `what is written is read back, by Foundation as well`(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let (_, value) = generator.next(depth: 0)
    let bytes = PropertyList(value).binary
    #expect(try PropertyList(parsing: bytes).value == value)
    #expect(try foundation(reads: bytes).value == value)
  }

  @Test(arguments: [0, 14, 15, 16, 255, 256, 65535, 65536, 70_000])
  func `a list of any length is read back, by Foundation as well`(count: Int) throws {
    let texts = PropertyList(.array((0..<count).map { PropertyList(.integer(.init(Int64($0)))) }))
    let bytes = PropertyList(
      .dictionary(["List": texts.value, "Data": .data(Array(repeating: 7, count: count))])
    ).binary
    let list = try PropertyList(parsing: bytes)
    #expect(list["List"] == texts)
    #expect(list["Data"]?.data?.count == count)
    #expect(try foundation(reads: bytes) == list)
  }

  @Test func `objects, their places and the trailer are written as the format has them`() {
    let list = PropertyList(
      .dictionary([
        "A": .string("é"), "B": nil, "C": .array([PropertyList(.integer(-1))]), "D": .uid(258),
      ])
    )
    let objects = "d3010203040507 5141 5143 5144 6100e9 a106 13ffffffffffffffff 810102"
    let places = "08 0f 11 13 15 18 1a 23"
    let trailer = "000000000000 01 01 0000000000000008 0000000000000000 0000000000000026"
    #expect(list.binary == "bplist00".utf8 + hexadecimal(objects + places + trailer))
  }

  @Test func `a key that is there twice stays there twice`() throws {
    let entries = ["1", "2"].map { text in
      PropertyList.Dictionary.Entry(
        key: "A",
        keyPosition: .none,
        value: PropertyList(.string(text))
      )
    }
    let list = PropertyList(.dictionary(.init(entries, duplicates: .lastWins)))
    #expect(try PropertyList(parsing: list.binary).dictionary?.entries == entries)
  }
}
