/// What an extraction left in its target.
public struct ExtractedArchive: Sendable, Hashable {
  /// What stands in the target folder itself, in the order of the archive.
  public var items: [ExtractedItem] = []
  /// The number of files, those in folders included.
  public var files = 0
  /// The bytes of all files together.
  public var bytes: UInt64 = 0
}

/// A file or a folder that now stands in the target folder.
public struct ExtractedItem: Sendable, Hashable {
  /// Its name there.
  public let name: String
  /// Whether it is a folder, with everything that was sent in it.
  public let isFolder: Bool
}
