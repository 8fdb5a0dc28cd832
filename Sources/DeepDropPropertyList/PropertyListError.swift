/// Why bytes are no property list that can be read.
public struct PropertyListError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public struct Code: Hashable, Sendable {
    private enum Kind {
      case unrecognized
      case malformed
      case unsupported
      case limitExceeded
    }

    private let kind: Kind

    /// Neither a binary nor an XML property list.
    public static let unrecognized = Code(kind: .unrecognized)
    /// Not as the format prescribes.
    public static let malformed = Code(kind: .malformed)
    /// Allowed by the format and not read here, such as entities of its own or sets.
    public static let unsupported = Code(kind: .unsupported)
    /// More than the limits allow.
    public static let limitExceeded = Code(kind: .limitExceeded)
  }

  /// What kind of mistake it is.
  public let code: Code
  /// One sentence for people, without the place.
  ///
  /// It quotes the input shortened and with its control characters escaped, so it is safe to show or
  /// to log whatever the input was.
  public let message: String
  /// The byte where it was noticed; see ``PropertyList/Position`` for what is counted.
  public let offset: Int
  /// The line of that byte, from 1; nil in a binary property list.
  public let line: Int?
  /// The column of that byte, in Unicode scalars from 1; nil in a binary property list.
  public let column: Int?

  init(_ code: Code, _ message: String, at offset: Int, line: Int? = nil, column: Int? = nil) {
    self.code = code
    self.message = message
    self.offset = offset
    self.line = line
    self.column = column
  }
}

extension PropertyListError: CustomStringConvertible {
  /// The message with the place in front: `line 3, column 5: …` or `byte 17: …`.
  public var description: String {
    if let line, let column {
      "line \(line), column \(column): \(message)"
    } else {
      "byte \(offset): \(message)"
    }
  }
}

// MARK: - Before any format

extension PropertyListError {
  static let unrecognized = PropertyListError(
    .unrecognized,
    "The file is no property list: it begins neither with \"bplist0\" nor with XML markup.",
    at: 0
  )
}

// MARK: - Binary

extension PropertyListError {
  static func binary(_ message: String, at offset: Int) -> PropertyListError {
    PropertyListError(.malformed, message, at: offset)
  }
}
