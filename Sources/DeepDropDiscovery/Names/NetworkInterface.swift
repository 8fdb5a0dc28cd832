/// A network interface of this machine, as the system names and numbers it.
public struct NetworkInterface: Sendable, Hashable {
  /// The index; the scope id of link-local addresses.
  public let index: UInt32
  /// The name, such as `wlan0`.
  public let name: String

  /// An interface that the caller knows.
  public init(index: UInt32, name: String) {
    self.index = index
    self.name = name
  }
}
