/// A record of a dvzip body: a length, a bit that says how, and up to 128 KiB of content.
///
/// Apple's receivers cut the connection when a record inflates to more.
enum DvzipRecord {
  static let headerSize = 4
  /// The content of every record but the last.
  static let contentSize = 128 << 10
  /// The longest payload: content that deflating made longer by a few bytes.
  static let payloadLimit = contentSize + 1024
  private static let storedBit: UInt32 = 1 << 31

  static func header(payload: Int, isStored: Bool) -> [UInt8] {
    let value = UInt32(payload) | (isStored ? storedBit : 0)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// What a header announces.
  static func parse(_ bytes: some Sequence<UInt8>) -> (payload: Int, isStored: Bool) {
    let value = bytes.prefix(headerSize).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return (Int(value & ~storedBit), value & storedBit != 0)
  }
}
