import DeepDropPropertyList
import Testing

@Suite struct BinaryErrorTests {
  private func message(_ bytes: [UInt8]) -> String? {
    #expect(throws: PropertyListError.self) { try PropertyList(parsing: bytes) }?.description
  }

  @Test(arguments: [
    (["00"], "byte 8: A null is no property list value."),
    (["0f"], "byte 8: No object begins with 0xf."),
    (["72 c3a9"], "byte 8: No object begins with 0x72."),
    (["21 3c00"], "byte 8: No object begins with 0x21."),
    (["88 00 00 00 00 00 00 00 00 00"], "byte 8: No object begins with 0x88."),
    (["c1 01", "09"], "byte 8: A set is no property list value."),
    (["13 00"], "byte 8: An object runs past the end of the objects."),
    (["5f"], "byte 8: An object runs past the end of the objects."),
    (["5f 11 00"], "byte 8: An object runs past the end of the objects."),
    (["5f 13 ffffffffffffffff 41"], "byte 8: An object runs past the end of the objects."),
    (["af 13 7fffffffffffffff 01", "09"], "byte 8: An object runs past the end of the objects."),
    (["5f 23 03 41"], "byte 9: The length of an object is no integer."),
    (["a5 01", "09"], "byte 8: An object runs past the end of the objects."),
    (["33 7ff8000000000000"], "byte 8: A date is not finite."),
    (["33 7ff0000000000000"], "byte 8: A date is not finite."),
    (["10"], "byte 8: An object runs past the end of the objects."),
    (["53 4142"], "byte 8: An object runs past the end of the objects."),
    (["61 00"], "byte 8: An object runs past the end of the objects."),
    (["a1 02", "09"], "byte 9: Object 2 of 2 does not exist."),
    (["a1 07", "09"], "byte 9: Object 7 of 2 does not exist."),
    (["d1 01 01", "09"], "byte 8: A key is a boolean, not a string."),
    (["a1 00"], "byte 8: Object 0 contains itself."),
    (["a1 01", "d1 02 00", "51 41"], "byte 8: Object 0 contains itself."),
  ])
  func `a broken object is told with its byte`(objects: [String], expected: String) {
    #expect(message(binary(objects)) == expected)
  }

  @Test func `a broken trailer is told with its byte`() {
    let good = binary(["09"])
    let start = good.count - 32
    func broken(_ index: Int, _ byte: UInt8) -> [UInt8] {
      var bytes = good
      bytes[start + index] = byte
      return bytes
    }
    #expect(
      message(broken(6, 0))
        == "byte 19: The trailer claims offsets or references longer than 8 bytes."
    )
    #expect(
      message(broken(7, 9))
        == "byte 19: The trailer claims offsets or references longer than 8 bytes."
    )
    #expect(message(broken(15, 2)) == "byte 21: The trailer claims 2 objects before byte 9.")
    #expect(
      message(broken(8, 0xFF))
        == "byte 21: The trailer claims 18374686479671623681 objects before byte 9."
    )
    #expect(message(broken(23, 1)) == "byte 29: The top object is number 1 of 1.")
    #expect(message(broken(31, 10)) == "byte 10: The table of offsets does not end at the trailer.")
    #expect(message(Array("bplist00".utf8)) == "byte 8: The file ends before its trailer: 8 bytes.")
  }

  @Test func `an offset outside the objects is told`() {
    var bytes = binary(["09"])
    bytes[12] = 7
    #expect(message(bytes) == "byte 9: Object 0 is said to be at byte 7.")
    bytes[12] = 9
    #expect(message(bytes) == "byte 9: Object 0 is said to be at byte 9.")
  }
}
