/// The name of the server that a client wants (RFC 6066 §3).
///
/// OpenDrop writes an address with its interface there, `fe80::1%eth0`, and GnuTLS ends a
/// handshake over any name that is not made of letters, digits, dots and hyphens.
enum ServerName {
  /// The place of the name in a ClientHello; `nil` for none, or a message out of shape, which the
  /// library judges itself.
  static func range(in hello: UnsafeRawBufferPointer) -> Range<Int>? {
    guard let content = unsafe ClientHello.range(of: .serverName, in: hello) else { return nil }
    var reader = unsafe ByteReader(hello, from: content.lowerBound)
    // The list's length, and the kind of its first name: 0 is a host's.
    guard reader.skip(2), reader.number(1) == 0, let length = reader.number(2) else { return nil }
    let start = reader.offset
    return reader.skip(length) ? start..<reader.offset : nil
  }

  /// Whether the library lets a session begin with the name.
  static func isAcceptable(_ name: UnsafeMutableRawBufferPointer) -> Bool {
    unsafe name.allSatisfy(isAcceptable)
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
