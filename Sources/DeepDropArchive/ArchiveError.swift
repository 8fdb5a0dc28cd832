/// Why an archive could not be written or was not taken.
public struct ArchiveError: Error, Sendable, Hashable {
  /// What kind of failure this is.
  public struct Code: Sendable, Hashable {
    private enum Value {
      case notAnArchive
      case damaged
      case cut
      case unsafeName
      case unsafeMember
      case tooManyMembers
      case fileTooLarge
      case archiveTooLarge
      case diskFull
      case pathTooDeep
      case nameTooLong
      case nameExists
      case sourceUnreadable
      case sourceChanged
      case cancelled
      case system
    }

    private let value: Value

    /// The bytes are no cpio archive, and no gzip or dvzip of one.
    public static let notAnArchive = Code(value: .notAnArchive)
    /// A header, a compressed block or a checksum is wrong.
    public static let damaged = Code(value: .damaged)
    /// The bytes ended before the archive did.
    public static let cut = Code(value: .cut)
    /// A member's name leads out of the folder, or is no name.
    public static let unsafeName = Code(value: .unsafeName)
    /// A member is neither a file nor a folder.
    public static let unsafeMember = Code(value: .unsafeMember)
    /// A limit: more members than allowed.
    public static let tooManyMembers = Code(value: .tooManyMembers)
    /// A limit: a file is larger than allowed, or than the format can say.
    public static let fileTooLarge = Code(value: .fileTooLarge)
    /// A limit: all files together are larger than allowed.
    public static let archiveTooLarge = Code(value: .archiveTooLarge)
    /// A limit: the disk would be left with less space than allowed.
    public static let diskFull = Code(value: .diskFull)
    /// A limit: folders are nested deeper than allowed.
    public static let pathTooDeep = Code(value: .pathTooDeep)
    /// A limit: a name is longer than allowed.
    public static let nameTooLong = Code(value: .nameTooLong)
    /// The target has an item of this name, and no other name was offered.
    public static let nameExists = Code(value: .nameExists)
    /// A file to be packed cannot be read.
    public static let sourceUnreadable = Code(value: .sourceUnreadable)
    /// A file changed its size while it was packed.
    public static let sourceChanged = Code(value: .sourceChanged)
    /// The other side, or the caller, gave up.
    public static let cancelled = Code(value: .cancelled)
    /// A system call failed.
    public static let system = Code(value: .system)
  }

  /// What kind of failure this is.
  public let code: Code
  /// One sentence for people.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension ArchiveError: CustomStringConvertible {
  /// The sentence for people.
  public var description: String { message }
}
