import Testing

@testable import DeepDropKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ScratchNameTests {
  private let id = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255))

  @Test(arguments: [
    (0.0, "0"),
    (1_800_000_000.9, "1800000000"),
    (-5, "0"),
    (.nan, "0"),
    (.infinity, "0"),
    (1e300, "0"),
  ])
  func `a name is read as it is written`(seconds: Double, written: String) {
    let name = ScratchName(time: Date(timeIntervalSince1970: seconds), id: id)
    #expect(name.string == "\(written)-00010203-0405-0607-0809-0A0B0C0D0EFF")
    #expect(ScratchName(name.string) == name)
    #expect(name.time.timeIntervalSince1970 == Double(written))
  }
}
