internal import DeepDropPropertyList

/// The text of an XML property list, and how its author laid it out.
struct XMLText: Sendable, Hashable {
  let bytes: [UInt8]
  /// The line ending, taken from the first line.
  let newline: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let first = bytes.firstIndex(where: \.isLineBreak)
    newline =
      switch first.map({ bytes[$0...].prefix(2) }) {
      case [.carriageReturn, .lineFeed]: "\r\n"
      case .some(let ending) where ending.first == .carriageReturn: "\r"
      default: "\n"
      }
  }

  /// The blanks at the beginning of the line on which an offset lies.
  func indentation(at offset: Int) -> String {
    let line = bytes[..<offset].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    return String(decoding: bytes[line..<offset].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// Whether nothing but blanks stands before an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    bytes[..<offset].last { !$0.isBlank }?.isLineBreak ?? true
  }

  /// Where the text within a range ends, blanks and line breaks at its end left out.
  func endOfText(in range: Range<Int>) -> Int {
    let last = bytes[range].lastIndex { !$0.isBlank && !$0.isLineBreak }
    return last.map { $0 + 1 } ?? range.lowerBound
  }

  func hasLineBreak(in range: Range<Int>) -> Bool { bytes[range].contains(where: \.isLineBreak) }
}

extension XMLText {
  /// What one level adds within a container, if one of its levels shows it.
  func indentationUnit(in container: PropertyList) -> String? {
    if let children = indentationOfChildren(of: container) {
      let own = indentation(at: container.position.range.lowerBound)
      if children.count > own.count, children.hasPrefix(own) {
        return String(children.dropFirst(own.count))
      }
    }
    for child in container.children {
      if let unit = indentationUnit(in: child) { return unit }
    }
    return nil
  }

  /// The indentation of a container's children, if they stand on lines of their own.
  func indentationOfChildren(of container: PropertyList) -> String? {
    guard let last = container.childOffsets.last, beginsLine(last) else { return nil }
    return indentation(at: last)
  }
}

extension PropertyList {
  fileprivate var children: [PropertyList] {
    array ?? dictionary?.entries.map(\.value) ?? []
  }

  fileprivate var childOffsets: [Int] {
    (array?.map(\.position) ?? dictionary?.entries.map(\.keyPosition) ?? [])
      .map(\.range.lowerBound)
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
}
