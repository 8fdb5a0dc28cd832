/// The elements of a property list.
enum XMLElement: String, CustomStringConvertible {
  case plist
  case dict
  case array
  case key
  case string
  case integer
  case real
  case date
  case data
  case `true`
  case `false`

  var description: String { rawValue }

  /// The element of a name, found without making a string of it.
  init?(_ name: ArraySlice<UInt8>) {
    switch (name.count, name.first) {
    case (3, UInt8(ascii: "k")): self = .key
    case (4, UInt8(ascii: "d")):
      self = name[name.startIndex + 1] == UInt8(ascii: "i") ? .dict : .date
      if !name.elementsEqual(rawValue.utf8) { self = .data }
    case (4, UInt8(ascii: "r")): self = .real
    case (4, UInt8(ascii: "t")): self = .true
    case (5, UInt8(ascii: "a")): self = .array
    case (5, UInt8(ascii: "f")): self = .false
    case (5, UInt8(ascii: "p")): self = .plist
    case (6, UInt8(ascii: "s")): self = .string
    case (7, UInt8(ascii: "i")): self = .integer
    default: return nil
    }
    guard name.elementsEqual(rawValue.utf8) else { return nil }
  }
}

/// The first tag of an element.
struct XMLTag {
  let element: XMLElement
  let start: Int
  /// Whether it is the only tag of the element, as in `<dict/>`.
  let isEmpty: Bool
}

extension XMLReader {
  var startsClosingTag: Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "<")
      && bytes[index + 1] == UInt8(ascii: "/")
  }

  /// Reads the tag that begins here.
  ///
  /// Attributes are passed over: only the version of `<plist>` has a meaning, and any is read.
  mutating func openingTag() throws(PropertyListError) -> XMLTag {
    let start = index
    guard start < bytes.count else { throw error("The file ends within an element.", at: start) }
    guard bytes[start] == UInt8(ascii: "<") else {
      guard bytes[start] == UInt8(ascii: "#") else {
        throw error("Text stands where an element belongs.", at: start)
      }
      throw error(
        "A line for the C preprocessor stands where an element belongs: take the lines that begin "
          + "with # out, or read the file of the built app.",
        at: start
      )
    }
    index += 1
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    let name = bytes[start + 1..<index]
    guard let element = XMLElement(name) else { throw unknownElement(name, at: start) }
    let isEmpty = try skipAttributes(from: start)
    return XMLTag(element: element, start: start, isEmpty: isEmpty)
  }

  /// Reads the second tag of an element, which the caller has found to begin here.
  mutating func closeTag(_ element: XMLElement) throws(PropertyListError) {
    let start = index
    guard startsClosingTag else {
      guard start < bytes.count else {
        throw error("The file ends within <\(element)>.", at: start)
      }
      throw error("<\(element)> holds what it cannot hold.", at: start)
    }
    index += 2
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    let name = bytes[start + 2..<index]
    guard name.elementsEqual(element.rawValue.utf8) else {
      throw error("\(Self.tag("</", name)) ends <\(element)>.", at: start)
    }
    while index < bytes.count, isXMLSpace(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
      throw error("The tag </\(element)> has no end.", at: start)
    }
    index += 1
  }

  /// Passes over attributes and `>`, and says if `/` stood before it.
  private mutating func skipAttributes(from start: Int) throws(PropertyListError) -> Bool {
    if index < bytes.count, bytes[index] == UInt8(ascii: ">") {
      index += 1
      return false
    }
    guard index < bytes.count, isXMLSpace(bytes[index]) || starts(with: "/>") else {
      throw error("A tag has no end.", at: start)
    }
    try skip(toEndOf: "A tag", from: start)
    return bytes[index - 2] == UInt8(ascii: "/")
  }

  private func unknownElement(_ name: ArraySlice<UInt8>, at start: Int) -> PropertyListError {
    if startsClosingTag(at: start) {
      return error("A closing tag stands where an element belongs.", at: start)
    }
    return error("\(Self.tag("<", name)) is no element of a property list.", at: start)
  }

  /// A tag of somebody's own, as it may stand in a message.
  private static func tag(_ opening: String, _ name: ArraySlice<UInt8>) -> String {
    (opening + String(decoding: name.prefix(320), as: UTF8.self) + ">").quoted
  }

  private func startsClosingTag(at start: Int) -> Bool {
    start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
    && byte != UInt8(ascii: "<")
}
