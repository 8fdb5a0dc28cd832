/// A file in a zip archive.
public struct ZipMember: Sendable, Hashable {
  /// Its path in the archive, as the archive has it.
  public let path: String
  /// Its content.
  public let bytes: [UInt8]
}

/// What is refused before it is unpacked.
public struct ZipLimits: Sendable, Hashable {
  /// The most members of any kind.
  public var members: Int
  /// The longest member that is wanted, in bytes once it is unpacked.
  public var memberBytes: Int
  /// All wanted members together, in bytes once they are unpacked.
  public var totalBytes: Int

  /// Limits of a caller's own.
  public init(members: Int, memberBytes: Int, totalBytes: Int) {
    self.members = members
    self.memberBytes = memberBytes
    self.totalBytes = totalBytes
  }

  /// For apps: 200,000 members, of which 4 MiB are read of one and 64 MiB of all.
  public static let app = ZipLimits(
    members: 200_000,
    memberBytes: 4 << 20,
    totalBytes: 64 << 20
  )
}
