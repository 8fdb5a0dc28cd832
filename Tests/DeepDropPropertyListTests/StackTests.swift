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
        let chain = try? list?.decode(Chain.self)
        continuation.resume(returning: same ? chain?.depth : nil)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(depth == Self.depth)
  }
}

/// A dictionary within a dictionary, decoded by recursion.
private struct Chain: Decodable {
  let depth: Int

  enum Key: CodingKey {
    case child
  }

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Key.self) else {
      depth = 0
      return
    }
    depth = try container.decode(Chain.self, forKey: .child).depth + 1
  }
}
