extension PropertyList {
  /// A place in the source of a property list.
  ///
  /// Offsets count bytes from the start of the source, a UTF-8 byte order mark included. For XML
  /// in UTF-16 they count bytes of its UTF-8 transcription without a mark, so that no edit of the
  /// original may use them: see ``PropertyList/isUTF16(_:)``.
  public struct Position: Sendable, Hashable {
    // Four bytes each: there is one position for every value, and no source is longer.
    private let lower: UInt32
    private let upper: UInt32
    private let contentLower: UInt32
    private let contentUpper: UInt32
    private let lineNumber: UInt32
    private let columnNumber: UInt32

    /// Of a value that no file holds.
    package static let none = Position(0..<0)

    package init(_ range: Range<Int>) {
      self.init(range, content: 0..<0, line: 0, column: 0)
    }

    // An empty content at offset zero stands for none: something always precedes content.
    init(_ range: Range<Int>, content: Range<Int>, line: UInt32, column: UInt32) {
      lower = UInt32(clamping: range.lowerBound)
      upper = UInt32(clamping: range.upperBound)
      contentLower = UInt32(clamping: content.lowerBound)
      contentUpper = UInt32(clamping: content.upperBound)
      lineNumber = line
      columnNumber = column
    }

    /// The bytes of the whole element in XML, from `<` of its first tag to `>` of its last.
    ///
    /// In a binary property list, those of the object without the objects it refers to.
    public var range: Range<Int> {
      Int(lower)..<Int(upper)
    }

    /// The bytes between the tags of an XML element.
    ///
    /// Nil for an element of one tag such as `<dict/>`, and in a binary property list.
    public var content: Range<Int>? {
      contentLower == 0 ? nil : Int(contentLower)..<Int(contentUpper)
    }

    /// The line of the first byte, from 1; nil in a binary property list.
    ///
    /// Line feed, carriage return, and the two together end a line.
    public var line: Int? {
      lineNumber == 0 ? nil : Int(lineNumber)
    }

    /// The column of the first byte, in Unicode scalars from 1; nil in a binary property list.
    public var column: Int? {
      columnNumber == 0 ? nil : Int(columnNumber)
    }
  }
}
