/// How much of a stranger's archive is taken before it is refused.
public struct ExtractionLimits: Sendable, Hashable {
  /// The most members, folders and dropped ones included; the archive's own `.` is none of them.
  public var members: Int
  /// The largest file, in bytes.
  public var fileBytes: UInt64
  /// All files together, in bytes.
  public var totalBytes: UInt64
  /// What the disk must have left at any time, in bytes.
  public var freeBytes: UInt64
  /// The most components of a path, 64 by default: a file at the top has one.
  ///
  /// Removing what was refused holds a descriptor open for each.
  public var depth: Int
  /// The longest component, in bytes of UTF-8; most file systems allow 255.
  public var nameBytes: Int

  /// Limits of the caller's choice; each has a default that suits files sent by hand.
  public init(
    members: Int = 4096,
    fileBytes: UInt64 = 1 << 33,
    totalBytes: UInt64 = 1 << 36,
    freeBytes: UInt64 = 1 << 28,
    depth: Int = 64,
    nameBytes: Int = 255
  ) {
    self.members = members
    self.fileBytes = fileBytes
    self.totalBytes = totalBytes
    self.freeBytes = freeBytes
    self.depth = depth
    self.nameBytes = nameBytes
  }

  /// The longest path, in bytes, that these limits allow; more is not even collected.
  var pathBytes: Int {
    // Room for the `./` in front, and for a wrapper that is going to be flattened.
    min(4096, (depth + 1) * (nameBytes + 1) + 2)
  }
}
