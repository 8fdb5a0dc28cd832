/// A name as a file system or a command line has it: bytes, which need not be UTF-8.
package struct SystemName: Sendable, Hashable {
  /// The name; `nil` where it is not UTF-8, for as text it would be another and not be found again.
  package let text: String?
  /// The name as a message shows it; where it is not UTF-8, `\xE9` stands for a byte beyond ASCII.
  package let shown: String

  package init(_ bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.utf8.elementsEqual(bytes) else {
      self.text = text
      shown = text
      return
    }
    self.text = nil
    shown = bytes.map { byte in
      byte < 0x80
        ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Reads a name that ends with a zero byte.
  package init(_ name: UnsafePointer<CChar>) {
    let bytes = unsafe sequence(first: name) { unsafe $0 + 1 }
      .prefix { unsafe $0.pointee != 0 }.map { unsafe UInt8(truncatingIfNeeded: $0.pointee) }
    self.init(bytes)
  }
}
