import DeepDropBus
import Synchronization

/// Who is BlueZ on the bus: what only BlueZ can know is taken from nobody else.
///
/// Match rules hold for what is sent to all. What is sent to us alone may come from anybody.
final class BlueZOwner: Sendable {
  private let name = Mutex<String?>(nil)

  /// Asks the bus; whatever is called after that is answered after that.
  func ask(on connection: BusConnection) {
    connection.call(.nameOwner(of: BlueZ.name)) { [self] result in
      if case .success(let values) = result { set(values.first?.text) }
    }
  }

  /// Whether a signal is BlueZ's, or the bus's own, which tells whom the name passes to.
  func vouches(for signal: BusMessage) -> Bool {
    guard signal.peer == "org.freedesktop.DBus" else { return sent(signal) }
    if signal.member == "NameOwnerChanged", signal.arguments.first?.text == BlueZ.name {
      set(signal.arguments.last?.text)
    }
    return true
  }

  /// Whether BlueZ itself sent a message.
  func sent(_ message: BusMessage) -> Bool { name.withLock { $0 == message.peer } }

  private func set(_ owner: String?) {
    name.withLock { $0 = owner == "" ? nil : owner }
  }
}
