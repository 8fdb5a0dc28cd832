import DeepDropPropertyList
import DeepDropTestSupport
import Foundation
import Testing

/// The deepest nesting that any limits allow, on the smallest stack that Apple gives a thread.
@Suite struct StackTests {
  static let depth = PropertyList.Limits.maximumDepth

  static let limits = PropertyList.Limits(
    bytes: 1 << 20,
    depth: .max,
    nodes: 10_000,
    stringLength: 100
  )

  static let xml = Array(
    (String(repeating: "<dict><key>child</key>", count: depth) + "<true/>"
      + String(repeating: "</dict>", count: depth)).utf8
  )

  static let binarySample = binary(
    (0..<depth).map { [0xD1, UInt8(depth + 1), UInt8($0 + 1)] } + [[0x09], [0x55] + "child".utf8]
  )

  @Test(
    .disabled(if: Sanitizer.isOn, "the sanitizer's frames are larger than the stack's share"),
    arguments: [xml, binarySample]
  )
  func `the deepest nesting fits a small stack`(sample: [UInt8]) async throws {
    let depth = await withCheckedContinuation { continuation in
      let thread = Thread {
        let list = try? PropertyList(parsing: sample, limits: Self.limits)
        let same = list == list && list.hashValue == list.hashValue
        let again = try? list.map { try PropertyList(parsing: $0.binary, limits: Self.limits) }
        continuation.resume(returning: same && again == list ? list.map(Self.depth(of:)) : nil)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(depth == Self.depth)
  }

  /// How many dictionaries are within each other.
  private static func depth(of list: PropertyList) -> Int {
    var depth = 0
    var inner: PropertyList? = list
    while let dictionary = inner?.dictionary {
      depth += 1
      inner = dictionary["child"]
    }
    return depth
  }
}
