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

  @Test(arguments: [0, 20])
  func `of a key that is there twice what looking it up gives is written`(others: Int) throws {
    let more = (0..<others).map { "<key>\($0)</key><true/>" }.joined()
    let xml = """
      <plist><dict>\(more)<key>A</key><integer>1</integer><key>B</key><integer>2</integer>
      <key>A</key><integer>3</integer></dict></plist>
      """
    let list = try PropertyList(parsing: Array(xml.utf8))
    let written = try PropertyList(parsing: list.binary)
    #expect(written.dictionary?.entries.suffix(2).map(\.key) == ["B", "A"])
    #expect(written["A"]?.value == .integer(3))
    #expect(written == list)
    #expect(try foundation(reads: list.binary) == list)
  }

  @Test func `of a key that is there twice in a binary list the first is written`() throws {
    let list = try PropertyList(
      parsing: binary(["d2 01 01 02 03", "51 41", "10 01", "10 02"])
    )
    #expect(try PropertyList(parsing: list.binary).dictionary?.entries.count == 1)
    #expect(try PropertyList(parsing: list.binary)["A"]?.value == .integer(1))
  }
}
