extension Beacon {
  /// The forms in which a beacon was seen; receivers of all ages are reported to hear the first.
  public enum Form: Sendable, Hashable {
    /// Published in 2019 and 2020, and still heard by iOS 26.
    case first
    /// Sent by an iPhone in 2025.
    case second
    /// Sent by the systems of version 26, with bytes that change with the Bluetooth address.
    case third(AddressTag)

    /// What the first eight bytes of the body are.
    var opening: [UInt8] {
      switch self {
      case .first, .second: [0, 0, 0, 0, 0, 0, 0, 0]
      case .third(let tag): [0x40] + tag.bytes + [0, 0, 0, 0]
      }
    }

    /// The byte that tells the forms apart.
    var version: UInt8 {
      switch self {
      case .first: 1
      case .second: 2
      case .third: 3
      }
    }
  }

  /// Three bytes that change whenever the Bluetooth address does; what they mean is not known.
  public struct AddressTag: Sendable, Hashable {
    private let bits: UInt32

    /// Makes one out of 24 random bits; higher bits are ignored.
    public init(random bits: UInt32) { self.bits = bits & 0xFF_FFFF }

    /// Reads three bytes.
    init(_ bytes: [UInt8]) {
      bits = bytes.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
    }

    var bytes: [UInt8] { [16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) } }
  }
}
