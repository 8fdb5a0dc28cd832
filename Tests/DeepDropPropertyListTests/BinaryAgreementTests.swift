import DeepDropPropertyList
import Testing

/// Objects that both read, and that both read alike.
@Suite struct BinaryAgreementTests {
  @Test(arguments: [
    "08", "09", "10 ff", "11 ffff", "12 ffffffff", "13 ffffffffffffffff", "13 8000000000000000",
    "14 0000000000000000 ffffffffffffffff", "14 0000000000000000 0000000000000000",
    "22 3f800000", "22 7f800000", "23 bff0000000000000", "33 3ff8000000000000",
    "33 c100000000000000", "40", "43 010203", "50", "53 414243", "53 41c3a9", "53 410042",
    "62 00e9 4e2d", "62 d800 0041", "62 d83d de00", "80 05", "81 0105", "82 010105",
    "83 ffffffff", "5f 10 03 414243", "5f 11 0003 414243", "5f 13 0000000000000003 414243",
    "a0", "d0",
  ])
  func `an object is read as Foundation reads it`(object: String) throws {
    try expectAgreement([object])
  }

  @Test(arguments: [
    ["a1 01", "09"], ["a3 01 01 01", "09"], ["d1 01 02", "51 41", "09"], ["d1 01 02", "50", "09"],
    ["d2 01 01 02 03", "51 41", "09", "08"], ["d2 01 04 02 03", "51 41", "09", "08", "51 41"],
    ["d1 01 02", "56 4346 24 554944", "10 05"],
  ])
  func `containers are read as Foundation reads them`(objects: [String]) throws {
    try expectAgreement(objects)
  }

  @Test func `a later version with the same layout is read as Foundation reads it`() throws {
    var bytes = binary(["09"])
    bytes[7] = 0x35
    #expect(try PropertyList(parsing: bytes) == foundation(reads: bytes))
  }

  private func expectAgreement(_ objects: [String]) throws {
    let bytes = binary(objects)
    #expect(try PropertyList(parsing: bytes) == foundation(reads: bytes))
  }
}
