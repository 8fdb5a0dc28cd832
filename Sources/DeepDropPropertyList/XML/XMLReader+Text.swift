extension XMLReader {
  /// Reads the text of an element up to its closing tag, with references and CDATA resolved.
  mutating func text(_ tag: XMLTag) throws(PropertyListError) -> String {
    let start = index
    skipPlainText()
    try checkLength(from: start)
    if startsClosingTag {
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&") {
        text += String(try reference()).utf8
      } else if starts(with: "<![CDATA[") {
        text += try characterData()
      } else if startsClosingTag {
        break
      } else {
        throw error("<\(tag.element)> holds more than text.", at: index)
      }
      let plain = index
      skipPlainText()
      text += bytes[plain..<index]
      try checkLength(from: start)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func skipPlainText() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&")
    {
      index += 1
    }
  }

  private func checkLength(from start: Int) throws(PropertyListError) {
    guard index - start <= limits.stringLength else {
      throw PropertyListError.stringTooLong(limit: limits.stringLength, at: start)
        .placed(in: bytes)
    }
  }

  private mutating func characterData() throws(PropertyListError) -> ArraySlice<UInt8> {
    let opening = index
    index += 9
    let start = index
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "]"), starts(with: "]]>") {
        index += 3
        return bytes[start..<index - 3]
      }
      index += 1
    }
    throw error("A CDATA section has no end.", at: opening)
  }

  // MARK: - References

  private mutating func reference() throws(PropertyListError) -> Unicode.Scalar {
    let start = index
    // No reference that exists is longer; zeros in front of a number are no use to anybody.
    let window = bytes[start + 1..<min(start + 16, bytes.count)]
    guard let end = window.firstIndex(of: UInt8(ascii: ";")) else {
      throw error("An \"&\" begins no reference; text spells it \"&amp;\".", at: start)
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard let scalar = Self.scalar(of: name) else {
      throw error("\("&\(name);".quoted) stands for no character of a property list.", at: start)
    }
    index = end + 1
    return scalar
  }

  private static func scalar(of name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == "#" else { return nil }
    let isHexadecimal = name.dropFirst().first == "x"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // The initializer from text would also take a sign.
    guard digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return Unicode.Scalar(number)
  }
}
