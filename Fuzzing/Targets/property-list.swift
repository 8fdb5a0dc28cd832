// Modules: DeepDropPropertyList

import DeepDropPropertyList

/// Reads the input, compares it with itself, and reads back what is written of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: start, count: count))
  guard let list = try? PropertyList(parsing: bytes, limits: .message) else { return 0 }
  precondition(list.position.range.upperBound <= bytes.count * 2)
  // A number that is none differs from itself.
  guard list == list else { return 0 }
  precondition(list.hashValue == list.hashValue)
  precondition((try? PropertyList(parsing: list.binary, limits: written)) == list)
  return 0
}

/// What several places share is written for each, and a text with one wide character is all wide.
private let written = PropertyList.Limits(
  bytes: .max,
  depth: PropertyList.Limits.maximumDepth,
  nodes: .max,
  stringLength: .max
)
