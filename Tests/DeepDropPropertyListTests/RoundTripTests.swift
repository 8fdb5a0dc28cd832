import DeepDropPropertyList
import Foundation
import Testing

/// Generated values, written by Foundation in both formats and read back.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<200)
  func `what Foundation writes is read back`(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let (object, value) = generator.next(depth: 0)
    for format: PropertyListSerialization.PropertyListFormat in [.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: object,
        format: format,
        options: 0
      )
      #expect(try PropertyList(parsing: Array(data)).value == value)
      #expect(try foundation(reads: Array(data)).value == value)
    }
  }
}
