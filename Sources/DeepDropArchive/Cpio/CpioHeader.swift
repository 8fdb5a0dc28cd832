/// One member's header, as both kinds of ASCII cpio have it: odc and newc.
struct CpioHeader: Sendable, Hashable {
  /// What a member is, by the file type bits of its mode.
  enum Kind: Sendable, Hashable {
    case file
    case folder
    /// What it is instead, in words.
    case other(String)
  }

  /// The largest size that eleven octal digits can say: 8 GiB less one byte.
  static let sizeLimit: UInt64 = (1 << 33) - 1
  /// The name of the entry that ends an archive.
  static let trailerName = "TRAILER!!!"

  var mode: UInt32
  var links: UInt32
  /// Seconds since 1970.
  var modified: UInt64
  var size: UInt64
  /// With the NUL at its end.
  var nameSize: UInt64

  var kind: Kind {
    switch mode & 0o170_000 {
    case 0o100_000: .file
    case 0o040_000: .folder
    case 0o120_000: .other("a symbolic link")
    case 0o020_000, 0o060_000: .other("a device")
    case 0o010_000: .other("a named pipe")
    case 0o140_000: .other("a socket")
    default: .other("of an unknown kind")
    }
  }
}

// MARK: - Writing odc

extension CpioHeader {
  /// The header and the name of an odc member, as Apple's senders fill them in.
  ///
  /// - Parameters:
  ///   - name: UTF-8 without NUL.
  ///   - inode: a number of the archive's own, counted from 2.
  static func odc(
    name: String,
    mode: UInt32,
    size: UInt64,
    modified: UInt64,
    inode: Int
  ) -> [UInt8] {
    let isTrailer = name == trailerName
    let fields: [(value: UInt64, width: Int)] = [
      (0, 6), (UInt64(inode), 6), (UInt64(mode), 6), (isTrailer ? 0 : 501, 6),
      (isTrailer ? 0 : 20, 6), (1, 6), (0, 6), (min(modified, sizeLimit), 11),
      (UInt64(name.utf8.count + 1), 6), (size, 11),
    ]
    var bytes = Array("070707".utf8)
    for field in fields {
      let digits = String(field.value, radix: 8)
      bytes += Array(repeating: UInt8(ascii: "0"), count: field.width - digits.utf8.count)
      bytes += digits.utf8
    }
    return bytes + name.utf8 + [0]
  }

  /// How long header and name are.
  static func odcLength(name: String) -> UInt64 { 76 + UInt64(name.utf8.count) + 1 }
}
