/// What a receiver says about itself in the TXT record, `flags=<decimal>`.
///
/// The names of the bits come from published work on the protocol; bits without a name are kept as they are.
public struct ServiceFlags: OptionSet, Sendable, Hashable {
  /// The sum of the bits.
  public let rawValue: UInt32

  /// Takes the sum of the bits as it is.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Takes URLs in `Items`; without it an iPhone with iOS 26 says "Sent" and sends nothing.
  public static let url = ServiceFlags(rawValue: 0x01)
  /// Understands `application/x-dvzip`.
  public static let dvzip = ServiceFlags(rawValue: 0x02)
  /// Without it a sender asks for `100 Continue` first.
  public static let pipelining = ServiceFlags(rawValue: 0x04)
  /// Takes files of different types in one transfer.
  public static let mixedTypes = ServiceFlags(rawValue: 0x08)
  /// Live photos.
  public static let iris = ServiceFlags(rawValue: 0x40)
  /// Answers `/Discover`.
  public static let discover = ServiceFlags(rawValue: 0x80)
  /// Asset bundles of photos.
  public static let assetBundle = ServiceFlags(rawValue: 0x200)

  /// What our receiver announces: 137.
  public static let receiver: ServiceFlags = [.url, .mixedTypes, .discover]

  /// Reads the TXT record's entries; a missing or unreadable value means that `/Discover` may be tried.
  public init(txt: [String: String]) {
    self = txt["flags"].flatMap { UInt32($0) }.map(ServiceFlags.init(rawValue:)) ?? .discover
  }

  /// The TXT record's one entry, as `("flags", "137")`.
  public var txt: (key: String, value: String) { ("flags", String(rawValue)) }
}
