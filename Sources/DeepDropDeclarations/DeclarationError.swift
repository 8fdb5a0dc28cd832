/// Why declarations cannot be written, or a property list cannot be edited.
///
/// Nothing has been changed when it is thrown.
public struct DeclarationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of the mistake.
  public let code: Code
  /// One sentence for people: the input, and what would be right.
  public let message: String
  /// The line of the property list that is at fault, from 1; nil where no line is.
  public let line: Int?

  /// The message, preceded by the line where there is one.
  public var description: String {
    guard let line else { return message }
    return "line \(line): \(message)"
  }

  /// The kinds of mistakes.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case invalidType
      case invalidExtension
      case invalidScheme
      case invalidHost
      case invalidTeam
      case invalidAppID
      case invalidText
      case notEditable
      case unreadable
      case preprocessed
      case noRootDictionary
      case wrongKind
      case conflict
    }

    private let kind: Kind

    /// The name of the code.
    public var description: String { kind.rawValue }

    /// A uniform type identifier that may not be declared.
    public static let invalidType = Self(kind: .invalidType)
    /// A file name extension that no file can have.
    public static let invalidExtension = Self(kind: .invalidExtension)
    /// A URL scheme that breaks the grammar of RFC 3986 §3.1.
    public static let invalidScheme = Self(kind: .invalidScheme)
    /// A host that no associated domain can name.
    public static let invalidHost = Self(kind: .invalidHost)
    /// A team identifier that is not ten capital letters and digits.
    public static let invalidTeam = Self(kind: .invalidTeam)
    /// A bundle identifier that is a build setting, where the real one is wanted.
    public static let invalidAppID = Self(kind: .invalidAppID)
    /// A text that XML cannot hold.
    public static let invalidText = Self(kind: .invalidText)
    /// A property list in a form that is not text in UTF-8.
    public static let notEditable = Self(kind: .notEditable)
    /// Bytes that are no property list.
    public static let unreadable = Self(kind: .unreadable)
    /// A property list with lines for the C preprocessor.
    public static let preprocessed = Self(kind: .preprocessed)
    /// A property list whose root is not a dictionary.
    public static let noRootDictionary = Self(kind: .noRootDictionary)
    /// A value of another kind than its key asks for.
    public static let wrongKind = Self(kind: .wrongKind)
    /// A declaration that contradicts one that is there.
    public static let conflict = Self(kind: .conflict)
  }

  init(_ code: Code, _ message: String, line: Int? = nil) {
    self.code = code
    self.message = message
    self.line = line
  }
}
