/// What a device of Apple's advertises, as far as it is about AirDrop.
///
/// The bytes are a row of messages, each with a type and a length in front. A length that leads
/// past the end makes the rest unreadable; what comes before it counts.
public struct ContinuityMessages: Sendable, Hashable {
  /// Type 5: somebody has a share sheet open, or sends.
  public private(set) var beacon: Beacon?
  /// Type 16: whether this device says that it receives AirDrops; `nil` when it says nothing.
  ///
  /// It is a hint, and unset where the owner takes from contacts alone.
  public private(set) var isReceivingEnabled: Bool?

  /// Reads what stands behind Apple's number; of two messages of a type, the first counts.
  public init(manufacturerData: some Collection<UInt8>) {
    var rest = manufacturerData[...]
    while let type = rest.popFirst(), let length = rest.popFirst(), rest.count >= Int(length) {
      take(type, rest.prefix(Int(length)))
      rest = rest.dropFirst(Int(length))
    }
  }

  private mutating func take(_ type: UInt8, _ body: some Collection<UInt8>) {
    switch type {
    case Beacon.head[0]: beacon = beacon ?? Beacon(body: body)
    // The upper half of the first byte is flags, and of these the third.
    case 0x10: isReceivingEnabled = isReceivingEnabled ?? body.first.map { $0 & 0x40 != 0 }
    default: break
    }
  }
}
