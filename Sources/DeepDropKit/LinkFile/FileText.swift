extension String {
  /// The text of a small file from a stranger, without its byte order mark.
  ///
  /// UTF-8, or UTF-16 when its mark says so. `nil` for another encoding, and for controls other
  /// than tabs and line ends, which no text has.
  init?(textOf bytes: [UInt8]) {
    let text =
      switch bytes.prefix(2) {
      case [0xFF, 0xFE]: String(validUTF16: bytes.dropFirst(2)) { UInt16($1) << 8 | UInt16($0) }
      case [0xFE, 0xFF]: String(validUTF16: bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
      default: String(validUTF8: bytes.starts(with: "\u{FEFF}".utf8) ? bytes[3...] : bytes[...])
      }
    guard let text, !text.unicodeScalars.contains(where: \.isBinary) else { return nil }
    self = text
  }

  /// The text, or `nil` when the bytes are no UTF-8.
  init?(validUTF8 bytes: some Collection<UInt8>) {
    // Decoding repairs: what was damaged comes out different.
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }

  private init?(validUTF16 bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16) {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      unit(bytes[$0], bytes[$0 + 1])
    }
    self.init(decoding: units, as: UTF16.self)
    guard utf16.elementsEqual(units) else { return nil }
  }

  /// The lines without white space at their ends, blank ones included.
  var trimmedLines: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.trimmed)
  }
}

extension Substring {
  /// Without white space at the ends.
  ///
  /// By scalars: a combining mark behind a space, or behind any other character that means
  /// something to a format, makes one Character with it, which then compares unlike it.
  package var trimmed: Substring {
    var scalars = unicodeScalars
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return Substring(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isBinary: Bool {
    value < 0x20 && !properties.isWhitespace || value == 0x7F
  }
}
