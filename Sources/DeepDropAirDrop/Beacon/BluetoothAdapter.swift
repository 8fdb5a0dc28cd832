/// A Bluetooth adapter, and what may be asked of it.
public struct BluetoothAdapter: Sendable, Hashable {
  /// What an adapter is used for, and how.
  public enum Way: Sendable, Hashable {
    /// It sends our advertisement.
    case advertise
    /// It tells of one kind of advertisement alone, and listens without a sound.
    case monitor
    /// It tells of every device around; what adapters do that cannot monitor.
    case discover
  }

  /// Its name on the bus, such as `/org/bluez/hci0`.
  public let path: String
  /// Whether it is switched on.
  public let isPowered: Bool
  /// What it can do.
  public let ways: Set<Way>

  /// Takes what the system says of it.
  public init(path: String, isPowered: Bool, ways: Set<Way>) {
    self.path = path
    self.isPowered = isPowered
    self.ways = ways
  }
}
