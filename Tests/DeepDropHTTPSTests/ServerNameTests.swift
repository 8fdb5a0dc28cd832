import Testing

@testable import DeepDropHTTPS

@Suite struct ServerNameTests {
  /// A ClientHello of TLS (RFC 8446 §4.1.2) with these extensions.
  private static func hello(_ extensions: [(kind: UInt8, content: [UInt8])]) -> [UInt8] {
    var tail: [UInt8] = []
    for (kind, content) in extensions { tail += [0, kind, 0, UInt8(content.count)] + content }
    let random = [UInt8](repeating: 7, count: 32)
    return [3, 3] + random + [0, 0, 2, 0x13, 1, 1, 0, 0, UInt8(tail.count)] + tail
  }

  /// The content of a server_name extension (RFC 6066 §3).
  private static func names(_ name: String, kind: UInt8 = 0) -> [UInt8] {
    let bytes = Array(name.utf8)
    return [0, UInt8(bytes.count + 3), kind, 0, UInt8(bytes.count)] + bytes
  }

  @Test(arguments: [
    ("desk.local", true), ("DESK-1.local.", true), ("fe80::1%eth0", false), ("a_b", false),
    ("müsli", false),
  ])
  func `a name is found behind other extensions, and judged`(
    name: String,
    isAcceptable: Bool
  ) throws {
    var hello = Self.hello([(43, [2, 3, 4]), (0, Self.names(name)), (45, [1, 1])])
    let range = unsafe hello.withUnsafeBytes { unsafe ServerName.range(in: $0) }
    let found = try #require(range)
    #expect(String(decoding: hello[found], as: UTF8.self) == name)
    let judged = unsafe hello.withUnsafeMutableBytes { hello in
      let name = unsafe UnsafeMutableRawBufferPointer(rebasing: hello[found])
      let before = unsafe ServerName.isAcceptable(name)
      unsafe ServerName.makeAcceptable(name)
      return unsafe (before, ServerName.isAcceptable(name))
    }
    #expect(judged == (isAcceptable, true))
  }

  @Test func `what has no name of a host, or is cut short, has none`() {
    let whole = Self.hello([(0, Self.names("desk"))])
    let without = [
      Self.hello([]), Self.hello([(43, [2, 3, 4])]), Self.hello([(0, Self.names("desk", kind: 1))]),
    ]
    for hello in without + whole.indices.map({ Array(whole[..<$0]) }) {
      let range = unsafe hello.withUnsafeBytes { unsafe ServerName.range(in: $0) }
      #expect(range == nil)
    }
  }
}
