/// Where in a ClientHello the name of the server stands that the client wants (RFC 6066 §3).
///
/// OpenDrop writes an address with its interface there, `fe80::1%eth0`, and GnuTLS ends a
/// handshake over any name that is not made of letters, digits, dots and hyphens.
enum ServerName {
  /// The position of the name's two length bytes; `nil` for none, or a message out of shape, which
  /// the library judges itself.
  static func position(in hello: UnsafeRawBufferPointer) -> Int? {
    var reader = unsafe HelloReader(bytes: hello)
    // Version and random, then session, ciphers and compressions.
    guard reader.skip(34), reader.skipVector(1), reader.skipVector(2), reader.skipVector(1),
      reader.skip(2)
    else { return nil }
    while let kind = reader.number(2), let length = reader.number(2) {
      guard kind == 0 else {
        guard reader.skip(length) else { return nil }
        continue
      }
      // The list's length, and the kind of its first name: 0 is a host's.
      guard reader.skip(2), reader.number(1) == 0 else { return nil }
      let position = reader.offset
      return reader.skipVector(2) ? position : nil
    }
    return nil
  }

  /// Replaces what the library would refuse; nobody reads the name.
  static func makeAcceptable(_ name: UnsafeMutableRawBufferPointer) {
    for index in name.indices where unsafe !isAcceptable(name[index]) {
      unsafe name[index] = UInt8(ascii: "x")
    }
  }

  private static func isAcceptable(_ byte: UInt8) -> Bool {
    let character = Unicode.Scalar(byte)
    return character.isASCII
      && (character.properties.isAlphabetic || character.properties.numericType != nil
        || character == "-" || character == ".")
  }
}

@safe private struct HelloReader {
  let bytes: UnsafeRawBufferPointer
  var offset = 0

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
