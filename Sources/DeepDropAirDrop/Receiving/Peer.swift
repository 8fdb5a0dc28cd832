/// Where a request came from: the address for counting, the connection for an Upload without a `TransferID`.
public struct Peer: Sendable, Hashable {
  /// The address in text, without the port.
  public let address: String
  /// What no other connection of this receiver has.
  public let connection: String

  /// Names a peer.
  public init(address: String, connection: String) {
    self.address = address
    self.connection = connection
  }
}
