/// The two layouts of a cpio header in ASCII digits.
enum CpioDialect: Sendable, Hashable {
  /// POSIX.1-1988: octal, no padding.
  case odc
  /// SVR4: hexadecimal, padded to four bytes.
  case newc

  static let magicSize = 6

  init?(magic: some Collection<UInt8>) {
    switch String(decoding: magic, as: UTF8.self) {
    case "070707": self = .odc
    case "070701", "070702": self = .newc
    default: return nil
    }
  }

  var headerSize: Int {
    switch self {
    case .odc: 76
    case .newc: 110
    }
  }

  /// The zero bytes after a part of this length.
  func padding(after length: UInt64) -> UInt64 {
    switch self {
    case .odc: 0
    case .newc: (4 - length % 4) % 4
    }
  }

  /// Reads the fields behind the magic; nil where one is not a number.
  func header(_ bytes: [UInt8]) -> CpioHeader? {
    func field(_ offset: Int, _ width: Int) -> UInt64? {
      // A sign would pass as part of a number.
      let digits = bytes[offset..<offset + width]
      guard !digits.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) else {
        return nil
      }
      return UInt64(String(decoding: digits, as: UTF8.self), radix: self == .odc ? 8 : 16)
    }
    func header(
      mode: UInt64?,
      links: UInt64?,
      modified: UInt64?,
      size: UInt64?,
      nameSize: UInt64?
    ) -> CpioHeader? {
      guard let mode, let links, let modified, let size, let nameSize else { return nil }
      return CpioHeader(
        mode: UInt32(mode),
        links: UInt32(links),
        modified: modified,
        size: size,
        nameSize: nameSize
      )
    }
    switch self {
    case .odc:
      return header(
        mode: field(18, 6),
        links: field(36, 6),
        modified: field(48, 11),
        size: field(65, 11),
        nameSize: field(59, 6)
      )
    case .newc:
      return header(
        mode: field(14, 8),
        links: field(38, 8),
        modified: field(46, 8),
        size: field(54, 8),
        nameSize: field(94, 8)
      )
    }
  }
}
