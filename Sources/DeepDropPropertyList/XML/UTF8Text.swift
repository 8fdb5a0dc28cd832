/// The text of an XML property list as valid UTF-8, whatever it was before.
struct UTF8Text {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let bytes: [UInt8]
  /// Where the text begins: after the mark, if it had one in UTF-8.
  let start: Int

  init(_ source: [UInt8]) throws(PropertyListError) {
    if PropertyList.isUTF16(source) {
      bytes = try Self.transcribed(source)
      start = 0
    } else {
      if let offset = Self.firstInvalid(in: source) {
        throw PropertyListError(.malformed, "The text is no valid UTF-8.", at: offset)
          .placed(in: source)
      }
      bytes = source
      start = source.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    }
  }

  private static func transcribed(_ source: [UInt8]) throws(PropertyListError) -> [UInt8] {
    guard source.count.isMultiple(of: 2) else {
      throw PropertyListError(.malformed, "The UTF-16 text ends within a unit.", at: source.count)
    }
    let isBigEndian = source[0] == 0xFE
    let units = stride(from: 2, to: source.count, by: 2).lazy.map { index in
      let (first, second) = (UInt16(source[index]), UInt16(source[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count / 2)
    let isInvalid = transcode(
      units.makeIterator(),
      from: UTF16.self,
      to: UTF8.self,
      stoppingOnError: true
    ) { bytes.append($0) }
    guard !isInvalid else {
      throw PropertyListError(.malformed, "The text is no valid UTF-16.", at: bytes.count)
        .placed(in: bytes)
    }
    return bytes
  }

  /// The first byte that begins no character, after the table of well-formed sequences in the
  /// Unicode Standard, section 3.9.
  private static func firstInvalid(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      if first < 0x80 {
        index += 1
        continue
      }
      let (length, second): (Int, ClosedRange<UInt8>)
      switch first {
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
      for following in index + 2..<index + length where bytes[following] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }
}
