extension PropertyList {
  /// The two formats of a property list that are in use.
  public enum Format: Sendable, Hashable {
    /// Binary, version 0.
    case binary
    /// XML.
    case xml

    /// The format that bytes have by their first characters, or nil when they have neither.
    ///
    /// Nothing else is checked.
    public init?(of bytes: [UInt8]) {
      if bytes.starts(with: "bplist0".utf8) {
        self = .binary
      } else if PropertyList.isUTF16(bytes) || Self.startsWithMarkup(bytes) {
        self = .xml
      } else {
        return nil
      }
    }

    private static func startsWithMarkup(_ bytes: [UInt8]) -> Bool {
      let text = bytes.starts(with: UTF8Text.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
      return text.first { !isXMLSpace($0) } == UInt8(ascii: "<")
    }
  }

  /// Whether bytes begin with a UTF-16 byte order mark.
  ///
  /// Positions in such a file refer to its UTF-8 transcription.
  public static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  }
}
