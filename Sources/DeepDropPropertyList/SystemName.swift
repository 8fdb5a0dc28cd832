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
}
