extension XMLReader {
  /// Passes over white space, comments, processing instructions, and before the first element a
  /// document type.
  mutating func skipMarkup(inProlog isProlog: Bool = false) throws(PropertyListError) {
    while index < bytes.count {
      if isXMLSpace(bytes[index]) {
        index += 1
      } else if !startsMarkup {
        return
      } else if starts(with: "<!--") {
        try skip(past: "-->", opening: 4, "A comment")
      } else if starts(with: "<?") {
        let start = index
        try skip(past: "?>", opening: 2, "A processing instruction")
        if isProlog { try checkEncoding(of: bytes[start..<index], at: start) }
      } else if isProlog, starts(with: "<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  /// Passes over a document type without reading what it names.
  ///
  /// One with declarations of its own is refused: no property list needs an entity, and a small
  /// one can stand for gigabytes.
  private mutating func skipDocumentType() throws(PropertyListError) {
    let start = index
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">") }
    if let end, bytes[end] == UInt8(ascii: "[") {
      throw error(
        "The document type declares entities or elements of its own.",
        code: .unsupported,
        at: end
      )
    }
    index += 1
    try skip(toEndOf: "The document type", from: start)
  }

  /// Passes over quoted and other text up to `>`.
  ///
  /// A quoted `>` is refused: some readers end there.
  mutating func skip(toEndOf what: String, from start: Int) throws(PropertyListError) {
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: ">") where quote == nil:
        return
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        throw error("\(what) holds \"\(Unicode.Scalar(byte))\".", at: index - 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      default:
        break
      }
    }
    throw error("\(what) has no end.", at: start)
  }

  /// Refuses a declared encoding whose text would be misread as UTF-8.
  private func checkEncoding(
    of instruction: ArraySlice<UInt8>,
    at start: Int
  ) throws(PropertyListError) {
    // Behind the name of the declaration any white space may stand: XML 1.0 §2.8. A control character
    // may not, and is no reason to overlook the encoding.
    guard instruction.starts(with: "<?xml".utf8),
      let next = instruction.dropFirst(5).first, next <= UInt8(ascii: " ")
    else { return }
    let words = instruction.split { isXMLSpace($0) || $0 == UInt8(ascii: "=") }
    guard let label = words.firstIndex(where: { $0.elementsEqual("encoding".utf8) }),
      label + 1 < words.count
    else {
      // Readers differ in what such a byte ends, and so in the encoding they see.
      guard instruction.allSatisfy({ $0 >= 0x20 || isXMLSpace($0) }) else {
        throw error("The XML declaration holds a control character.", at: start)
      }
      return
    }
    let name = words[label + 1].filter { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: ">") }
      .dropFirst().dropLast()
    let encoding = String(decoding: name, as: UTF8.self)
    // A file in UTF-16 has been transcribed, and its declaration is as it was.
    guard ["utf-8", "utf8", "us-ascii", "utf-16"].contains(encoding.lowercased()) else {
      throw error(
        "The encoding \(encoding.quoted) is not read; save the file in UTF-8.",
        code: .unsupported,
        at: start
      )
    }
  }

  /// Whether here begins no element: asked first, since almost always one does.
  private var startsMarkup: Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "<")
      && (bytes[index + 1] == UInt8(ascii: "!") || bytes[index + 1] == UInt8(ascii: "?"))
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      unsafe bytes.count - index >= text.count && bytes[index...].starts(with: text)
    }
  }

  private mutating func skip(
    past end: StaticString,
    opening: Int,
    _ what: String
  ) throws(PropertyListError) {
    let start = index
    index += opening
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw error("\(what) has no end.", at: start)
  }
}
