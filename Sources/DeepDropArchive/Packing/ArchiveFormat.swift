/// How a cpio archive travels.
public struct ArchiveFormat: Sendable, Hashable {
  enum Value {
    case cpio
    case gzip
    case dvzip
  }

  let value: Value

  /// Bare, as it is.
  public static let cpio = ArchiveFormat(value: .cpio)
  /// One gzip stream, which every receiver understands.
  public static let gzip = ArchiveFormat(value: .gzip)
  /// Records of 128 KiB, as current Apple systems send them.
  public static let dvzip = ArchiveFormat(value: .dvzip)

  func makeEncoder() -> any BodyEncoder {
    switch value {
    case .cpio: CpioEncoder()
    case .gzip: GzipEncoder()
    case .dvzip: DvzipEncoder()
    }
  }
}

/// Whether a member is worth compressing, in an archive that is longer than a packet.
public struct ArchiveCompression: Sendable, Hashable {
  enum Value {
    case automatic
    case stored
    case deflated
  }

  let value: Value

  /// Compresses a member up to 4 KiB, with the headers around it; of a longer one tries the first
  /// 64 KiB, and stores it unless they shrink by a tenth.
  public static let automatic = ArchiveCompression(value: .automatic)
  /// Takes the bytes as they are: photos, video, other archives.
  public static let stored = ArchiveCompression(value: .stored)
  /// Compresses, fast rather than small.
  public static let deflated = ArchiveCompression(value: .deflated)
}
