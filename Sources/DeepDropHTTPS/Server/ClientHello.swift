/// A client's first message (RFC 8446 §4.1.2), as far as we look into it.
enum ClientHello {
  /// What an extension is about.
  enum Extension: Int {
    case serverName = 0
    case pointFormats = 11
    case resumptionModes = 45
  }

  /// The place of an extension's content; `nil` for none, or a message out of shape.
  static func range(of wanted: Extension, in hello: UnsafeRawBufferPointer) -> Range<Int>? {
    var reader = unsafe ByteReader(hello)
    // Version and random, then session, ciphers and compressions.
    guard reader.skip(34), reader.skipVector(1), reader.skipVector(2), reader.skipVector(1),
      reader.skip(2)
    else { return nil }
    while let kind = reader.number(2), let length = reader.number(2) {
      let start = reader.offset
      guard reader.skip(length) else { return nil }
      if kind == wanted.rawValue { return start..<reader.offset }
    }
    return nil
  }
}

/// Reads on in bytes, and never past their end.
@safe struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var offset: Int

  init(_ bytes: UnsafeRawBufferPointer, from offset: Int = 0) {
    unsafe self.bytes = bytes
    self.offset = offset
  }

  mutating func number(_ size: Int) -> Int? {
    let start = offset
    guard skip(size) else { return nil }
    return unsafe bytes[start..<offset].reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func skip(_ count: Int) -> Bool {
    guard unsafe count <= bytes.count - offset else { return false }
    offset += count
    return true
  }

  /// Skips what begins with its own length.
  mutating func skipVector(_ lengthSize: Int) -> Bool {
    number(lengthSize).map { skip($0) } ?? false
  }
}
