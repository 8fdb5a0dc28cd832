extension XMLReader {
  /// Reads a decimal or hexadecimal integer.
  ///
  /// White space may stand before it and after its sign, and nowhere else: so Foundation has it.
  mutating func integer(_ tag: XMLTag) throws(PropertyListError) -> PropertyList.Integer {
    guard !tag.isEmpty else { throw error("<integer/> holds no whole number.", at: tag.start) }
    let start = index
    skipSpace()
    let isNegative = next(is: "-")
    if !isNegative { _ = next(is: "+") }
    skipSpace()
    let isHexadecimal = starts(with: "0x") || starts(with: "0X")
    let radix: UInt64 = isHexadecimal ? 16 : 10
    if isHexadecimal { index += 2 }
    let firstDigit = index
    var magnitude: UInt64 = 0
    while index < bytes.count, let digit = digit(bytes[index]), digit < radix {
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, isTooLargeBySum) = product.addingReportingOverflow(digit)
      guard !isTooLarge, !isTooLargeBySum else { throw integerOutOfRange(at: start) }
      magnitude = sum
      index += 1
    }
    guard index > firstDigit, startsClosingTag else {
      throw error("<integer> holds no whole number.", at: start)
    }
    guard let integer = PropertyList.Integer(isNegative: isNegative, magnitude: magnitude) else {
      throw integerOutOfRange(at: start)
    }
    return integer
  }

  private func integerOutOfRange(at start: Int) -> PropertyListError {
    error("An integer is outside \(Int64.min) to \(UInt64.max).", at: start)
  }

  /// Reads a decimal number, `nan`, or an infinity.
  ///
  /// White space may stand before digits; one too large is infinite: so Foundation has it.
  mutating func real(_ tag: XMLTag) throws(PropertyListError) -> Double {
    guard !tag.isEmpty else { throw error("<real/> holds no number.", at: tag.start) }
    let start = index
    let text = try text(tag)
    switch text.lowercased() {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: break
    }
    let number = text.utf8.drop(while: isXMLSpace)
    // The initializer from text would also take hexadecimal digits and "snan".
    let isDecimal = number.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): true
      default: false
      }
    }
    guard isDecimal, let real = Double(Substring(number)) else {
      throw error("<real> holds no number.", at: start)
    }
    return real
  }

  // MARK: - Characters

  private mutating func skipSpace() {
    while index < bytes.count, isXMLSpace(bytes[index]) { index += 1 }
  }

  private mutating func next(is character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
