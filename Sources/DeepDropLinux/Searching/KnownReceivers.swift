import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropPropertyList

/// The receivers that were reached before, the latest first, each where it was last seen.
///
/// They may have moved since, and somebody else may have taken their place: so each is only ever
/// tried with the key it had.
package struct KnownReceivers: Sendable, Hashable {
  /// How many are remembered.
  package static let limit = 64
  /// The most bytes that are read of the file; what is longer was not written by us.
  static let maximumFileSize = limit * (SessionTicket.maximumSize + 1024)

  private var entries: [KnownReceiver] = []

  package init() {}

  /// The latest that is meant.
  ///
  /// - Parameter interface: the only one to use; what has an address of no interface may lie behind
  ///   another.
  package func first(
    matching selector: ReceiverSelector,
    on interface: String? = nil
  ) -> NearbyReceiver? {
    // The name first: the address of each would be looked up in the system.
    entries.lazy
      .filter { interface == nil || $0.interface == interface }
      .filter { selector.endpoint != nil || selector.isName(of: $0.id, $0.name) }
      .compactMap(\.receiver)
      .first(where: selector.matches)
  }

  /// Takes a receiver that was reached; it replaces what was known of the same one.
  ///
  /// A receiver without a key is not worth remembering: it could not be told from another.
  package mutating func remember(_ receiver: NearbyReceiver) {
    guard let entry = KnownReceiver(receiver) else { return }
    entries.removeAll { $0.isSame(as: entry) }
    entries.insert(entry, at: 0)
    entries = Array(entries.prefix(Self.limit))
  }
}

// MARK: - The file

extension KnownReceivers {
  private static let key = "receivers"

  /// Reads the file of an earlier run.
  ///
  /// One that is missing or damaged is as good as empty: nothing depends on it but time.
  package init(at path: String) {
    guard let bytes = PrivateFile.read(path, limit: Self.maximumFileSize),
      let receivers = try? PropertyList(parsing: bytes)[Self.key]?.array
    else { return }
    entries = receivers.prefix(Self.limit).compactMap(KnownReceiver.init)
  }

  /// Replaces the file, whole or not at all.
  package func write(to path: String) throws(SystemError) {
    let receivers = entries.map { PropertyList(.dictionary($0.content)) }
    let list = PropertyList(.dictionary([Self.key: .array(receivers)]))
    try PrivateFile.replace(path, with: list.binary)
  }
}

/// A receiver as the file has it: an interface by its name, since its number changes with a boot.
private struct KnownReceiver: Sendable, Hashable {
  let id: String
  let name: String?
  let address: String
  let port: UInt16
  let interface: String?
  let flags: UInt32
  let publicKey: String
  var ticket: [UInt8]?

  init?(_ receiver: NearbyReceiver) {
    guard let key = receiver.publicKey else { return nil }
    let endpoint = receiver.endpoint
    id = receiver.id
    name = receiver.name
    address = endpoint.address
    port = endpoint.port
    interface = endpoint.interfaceName
    flags = receiver.flags.rawValue
    publicKey = key.description
    ticket = receiver.ticket?.bytes
  }

  /// `nil` when its interface is gone.
  var receiver: NearbyReceiver? {
    let scope = interface.map { "%\($0)" } ?? ""
    guard let endpoint = try? Endpoint(address + scope, port: port),
      let key = Fingerprint(publicKey)
    else { return nil }
    var known = NearbyReceiver(
      id: id,
      name: name,
      flags: ServiceFlags(rawValue: flags),
      at: endpoint,
      publicKey: key
    )
    known.ticket = ticket.flatMap(SessionTicket.init)
    return known
  }

  /// The key is what stays; a device that got a new one is known by its name.
  func isSame(as other: KnownReceiver) -> Bool {
    publicKey == other.publicKey && name == other.name
      || name != nil && name == other.name
      || address == other.address && port == other.port && interface == other.interface
  }
}

extension KnownReceiver {
  private enum Key {
    static let id = "id"
    static let name = "name"
    static let address = "address"
    static let port = "port"
    static let interface = "interface"
    static let flags = "flags"
    static let publicKey = "publicKey"
    static let ticket = "ticket"
  }

  /// Reads an entry; `nil` when something is missing of what an entry has.
  init?(_ entry: PropertyList) {
    guard let id = entry[Key.id]?.string, let address = entry[Key.address]?.string,
      let port = entry[Key.port]?.integer.flatMap(UInt16.init(exactly:)),
      let flags = entry[Key.flags]?.integer.flatMap(UInt32.init(exactly:)),
      let publicKey = entry[Key.publicKey]?.string
    else { return nil }
    self.id = id
    self.address = address
    self.port = port
    self.flags = flags
    self.publicKey = publicKey
    name = entry[Key.name]?.string
    interface = entry[Key.interface]?.string
    ticket = entry[Key.ticket]?.data
  }

  var content: PropertyList.Dictionary {
    [
      Key.id: .string(id),
      Key.name: name.map { .string($0) },
      Key.address: .string(address),
      Key.port: .integer(.init(UInt64(port))),
      Key.interface: interface.map { .string($0) },
      Key.flags: .integer(.init(UInt64(flags))),
      Key.publicKey: .string(publicKey),
      Key.ticket: ticket.map { .data($0) },
    ]
  }
}
