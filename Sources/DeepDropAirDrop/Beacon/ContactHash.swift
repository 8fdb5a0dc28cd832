/// What a beacon tells of a contact: the first two bytes of its SHA-256.
///
/// That is little, yet whoever has a list of numbers finds out which of them it may be.
public struct ContactHash: Sendable, Hashable {
  /// A place that names nobody; one address in 65536 has this hash and cannot be named either.
  static let none = ContactHash(bytes: (0, 0))

  private let value: UInt16

  /// Hashes an address.
  public init(of address: ContactAddress) {
    let digest = SHA256.digest(Array(address.normalized.utf8))
    self.init(bytes: (digest[0], digest[1]))
  }

  init(bytes: (UInt8, UInt8)) { value = UInt16(bytes.0) << 8 | UInt16(bytes.1) }

  var bytes: (UInt8, UInt8) { (UInt8(value >> 8), UInt8(truncatingIfNeeded: value)) }
}
