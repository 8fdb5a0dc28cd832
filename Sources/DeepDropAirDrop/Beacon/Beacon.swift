/// The Bluetooth LE advertisement by which a sender wakes the receivers around it: type 5 of what
/// Apple calls Continuity.
///
/// A receiver turns its AirDrop service on when it hears one. What was read is kept byte for byte,
/// also in a form that nobody published yet.
///
/// ```swift
/// let beacon = Beacon()
/// print(beacon.manufacturerData.count)  // 20, behind company 0x004C
/// ```
public struct Beacon: Sendable, Hashable {
  /// The company in whose name these bytes are sent: Apple.
  public static let company: UInt16 = 0x004C
  /// What comes before the body: Continuity's type and the body's length.
  public static let head: [UInt8] = [0x05, UInt8(bodyLength)]

  static let bodyLength = 18
  private static let versionIndex = 8
  private static let hashIndices = [9, 11, 13, 15]

  /// How many contacts can be named.
  public static let maximumContacts = hashIndices.count

  /// The 18 bytes behind the head.
  public let body: [UInt8]

  /// Makes a beacon.
  ///
  /// - Parameters:
  ///   - form: which of the published forms it has.
  ///   - contacts: what receivers that take from their contacts alone know the sender by; those
  ///     past the fourth are left out. Hashes identify people, so there are none by default, and
  ///     then only a receiver set to "Everyone" wakes.
  public init(_ form: Form = .first, contacts: [ContactHash] = []) {
    var body = form.opening + [form.version] + [UInt8](repeating: 0, count: 9)
    for (index, contact) in zip(Self.hashIndices, contacts) {
      (body[index], body[index + 1]) = (contact.bytes.0, contact.bytes.1)
    }
    self.body = body
  }

  /// Takes a body as it was heard; `nil` for a length that none has.
  public init?(body: some Collection<UInt8>) {
    guard body.count == Self.bodyLength else { return nil }
    self.body = Array(body)
  }

  /// Everything behind the company's number; Bluetooth's own length and type go in front of that.
  public var manufacturerData: [UInt8] { Self.head + body }

  /// The form; `nil` for one that was not published.
  public var form: Form? {
    let forms: [Form] = [.first, .second, .third(AddressTag(Array(body[1...3])))]
    return forms.first { $0.opening == Array(body[0..<8]) && $0.version == body[Self.versionIndex] }
  }

  /// The hashes that are not zero, in the order of their places.
  public var contacts: [ContactHash] {
    Self.hashIndices.map { ContactHash(bytes: (body[$0], body[$0 + 1])) }.filter { $0 != .none }
  }
}
