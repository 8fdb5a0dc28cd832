/// Something to be packed at the top of an archive.
public struct ArchiveMember: Sendable, Hashable {
  enum Content: Hashable {
    case file(path: String)
    case folder(path: String)
    case bytes([UInt8])
  }

  /// The name it gets in the archive, without a path.
  public let name: String
  /// Whether to compress it.
  public let compression: ArchiveCompression
  let content: Content

  /// A file on disk; a link to one is followed, as the caller named it.
  public static func file(
    _ path: String,
    named name: String,
    compression: ArchiveCompression = .automatic
  ) -> ArchiveMember {
    ArchiveMember(name: name, compression: compression, content: .file(path: path))
  }

  /// A folder on disk with all files and folders in it; links and devices in it are left out.
  public static func folder(
    _ path: String,
    named name: String,
    compression: ArchiveCompression = .automatic
  ) -> ArchiveMember {
    ArchiveMember(name: name, compression: compression, content: .folder(path: path))
  }

  /// A file that exists only in memory.
  public static func bytes(_ bytes: [UInt8], named name: String) -> ArchiveMember {
    ArchiveMember(
      name: name,
      compression: .automatic,
      content: .bytes(bytes)
    )
  }
}
