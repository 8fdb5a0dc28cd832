extension BinaryReader {
  /// Reads an object whose marker says all about its length.
  func scalar(_ marker: UInt8, at offset: Int) throws(PropertyListError) -> PropertyList {
    let size =
      switch marker {
      case 0x08, 0x09: 0
      case 0x10...0x14, 0x22, 0x23, 0x33: 1 << Int(marker & 0x0F)
      case 0x80...0x87: Int(marker & 0x0F) + 1
      default: throw .unknownMarker(marker, at: offset)
      }
    let end = offset + 1 + size
    guard end <= trailer.tableOffset else { throw .pastEnd(at: offset) }
    let value: PropertyList.Value
    switch marker >> 4 {
    case 0x0:
      value = .boolean(marker == 0x09)
    case 0x1:
      value = .integer(try integer(size: size, at: offset + 1))
    case 0x2 where size == 4:
      let pattern = UInt32(truncatingIfNeeded: bytes.bigEndian(at: offset + 1, size: 4))
      value = .real(Double(Float(bitPattern: pattern)))
    case 0x2:
      value = .real(Double(bitPattern: bytes.bigEndian(at: offset + 1, size: 8)))
    case 0x3:
      // Foundation reads a date that is not finite, and traps when it is printed.
      let seconds = Double(bitPattern: bytes.bigEndian(at: offset + 1, size: 8))
      guard seconds.isFinite else { throw .binary("A date is not finite.", at: offset) }
      value = .date(seconds)
    default:
      value = .uid(bytes.bigEndian(at: offset + 1, size: size))
    }
    return PropertyList(value, position: .init(offset..<end))
  }

  /// Reads an integer: eight and sixteen bytes have a sign, fewer have none.
  private func integer(size: Int, at offset: Int) throws(PropertyListError) -> PropertyList.Integer
  {
    guard size == 16 else {
      let number = bytes.bigEndian(at: offset, size: size)
      return size == 8 ? .init(Int64(bitPattern: number)) : .init(number)
    }
    let high = bytes.bigEndian(at: offset, size: 8)
    let low = bytes.bigEndian(at: offset + 8, size: 8)
    if high == 0 { return .init(low) }
    guard high == .max, low > Int64.max else {
      throw PropertyListError(
        .unsupported,
        "An integer of 16 bytes is outside \(Int64.min) to \(UInt64.max).",
        at: offset
      )
    }
    return .init(Int64(bitPattern: low))
  }

  /// Where the content of an object of variable length is.
  ///
  /// A length of 15 and more stands in an integer after the marker.
  func payload(_ marker: UInt8, at offset: Int, unit: Int) throws(PropertyListError) -> Range<Int> {
    var start = offset + 1
    var count = UInt64(marker & 0x0F)
    if count == 0x0F {
      guard start < trailer.tableOffset else { throw .pastEnd(at: offset) }
      let size = 1 << Int(bytes[start] & 0x0F)
      guard bytes[start] >> 4 == 0x1, size <= 8 else {
        throw .binary("The length of an object is no integer.", at: start)
      }
      start += 1
      guard start + size <= trailer.tableOffset else { throw .pastEnd(at: offset) }
      count = bytes.bigEndian(at: start, size: size)
      start += size
    }
    guard count <= (trailer.tableOffset - start) / unit else { throw .pastEnd(at: offset) }
    return start..<start + Int(count) * unit
  }

  /// Text of one byte a character.
  ///
  /// Meant to be ASCII; what is not is read as ISO 8859-1, like Foundation does.
  func latin(_ range: Range<Int>) -> String {
    let slice = bytes[range]
    if slice.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: slice, as: UTF8.self)
    }
    return String(decoding: slice.map(UInt16.init), as: UTF16.self)
  }

  /// Text of two bytes a unit; half a surrogate pair becomes U+FFFD.
  func utf16(_ range: Range<Int>) -> String {
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension PropertyListError {
  static func pastEnd(at offset: Int) -> PropertyListError {
    .binary("An object runs past the end of the objects.", at: offset)
  }

  static func unknownMarker(_ marker: UInt8, at offset: Int) -> PropertyListError {
    switch marker {
    case 0x00:
      PropertyListError(.unsupported, "A null is no property list value.", at: offset)
    case 0xB0...0xCF:
      PropertyListError(.unsupported, "A set is no property list value.", at: offset)
    default:
      .binary("No object begins with 0x\(String(marker, radix: 16)).", at: offset)
    }
  }
}
