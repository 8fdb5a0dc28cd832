// Modules: DeepDropPropertyList

import DeepDropPropertyList

/// Reads the input, decodes it as what a peer would send, and compares it with itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: start, count: count))
  guard let list = try? PropertyList(parsing: bytes, limits: .message) else { return 0 }
  precondition(list.position.range.upperBound <= bytes.count * 2)
  _ = try? list.decode(Message.self)
  _ = try? list.decode([String: Bool].self)
  _ = try? list.decode([UInt8].self)
  // A number that is none differs from itself.
  if list == list { precondition(list.hashValue == list.hashValue) }
  return 0
}

private struct Message: Decodable {
  let a: String?
  let b: [Message]?
  let c: [String: Message]?
  let d: Int8?
  let e: Bool?
  let f: Double?
}
