/// What an extraction left in its target.
public struct ExtractedArchive: Sendable, Hashable {
  /// What stands in the target folder itself, in the order of the archive.
  public var items: [ExtractedItem] = []
  /// The number of files, those in folders included.
  public var files = 0
  /// Names inside that are not as they were sent: `a:b` and `a∶b`.
  public var renamings: [Renaming] = []
  /// The bytes of all files together.
  public var bytes: UInt64 = 0
}

/// A name in an archive that was made fit for this system, or was another file's as well.
public struct Renaming: Sendable, Hashable {
  /// The path in the archive.
  public let sent: String
  /// The path in the target folder; the number is left out that its first name got where it was
  /// taken.
  public let kept: String
}

/// A file or a folder that now stands in the target folder.
public struct ExtractedItem: Sendable, Hashable {
  /// Its name there.
  public let name: String
  /// Whether it is a folder, with everything that was sent in it.
  public let isFolder: Bool
}
