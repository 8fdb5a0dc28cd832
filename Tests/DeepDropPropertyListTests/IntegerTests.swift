import DeepDropPropertyList
import Testing

@Suite struct IntegerTests {
  @Test func `an integer converts exactly or not at all`() {
    let least = PropertyList.Integer(.min as Int64)
    let greatest = PropertyList.Integer(.max as UInt64)
    #expect(Int64(exactly: least) == .min)
    #expect(UInt64(exactly: least) == nil)
    #expect(Int64(exactly: greatest) == nil)
    #expect(UInt64(exactly: greatest) == .max)
    #expect(Int8(exactly: PropertyList.Integer(-128 as Int64)) == -128)
    #expect(Int8(exactly: PropertyList.Integer(-129 as Int64)) == nil)
    #expect(UInt8(exactly: PropertyList.Integer(256 as Int64)) == nil)
  }

  @Test func `zero has no sign`() throws {
    let zero = try #require(PropertyList.Integer(isNegative: true, magnitude: 0))
    #expect(zero == 0)
    #expect(zero.description == "0")
  }

  @Test func `what is below 64 bits with a sign is no integer`() {
    let magnitude = Int64.min.magnitude
    #expect(
      PropertyList.Integer(isNegative: true, magnitude: magnitude)?.description
        == "-9223372036854775808"
    )
    #expect(PropertyList.Integer(isNegative: true, magnitude: magnitude + 1) == nil)
  }

  /// Foundation reads the first of these as 2⁶⁴ − 1, since it looks at half of the bytes.
  @Test(arguments: [
    ("14 ffffffffffffffff ffffffffffffffff", -1),
    ("14 ffffffffffffffff 8000000000000000", PropertyList.Integer(.min as Int64)),
  ])
  func `a negative integer of 16 bytes is negative`(
    object: String,
    number: PropertyList.Integer
  ) throws {
    #expect(try PropertyList(parsing: binary([object])).value == .integer(number))
  }

  @Test(arguments: [
    "14 0000000000000001 0000000000000000", "14 ffffffffffffffff 7fffffffffffffff",
    "14 fffffffffffffffe ffffffffffffffff",
  ])
  func `an integer of 16 bytes beyond 64 bits is refused`(object: String) {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: binary([object]))
    }
    #expect(error?.code == .unsupported)
  }
}
