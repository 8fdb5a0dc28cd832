public import DeepDropAirDrop
package import DeepDropBus

/// What Bluetooth on this machine is good for.
public struct BluetoothCheck: Sendable, Hashable {
  /// Who would send the beacon.
  public enum Sender: Sendable, Hashable {
    /// This adapter, such as `hci0`.
    case adapter(String)
    /// Nobody, for this reason.
    case none(BluetoothProblem)
  }

  /// Who would send the beacon.
  public var sender: Sender
  /// Whether an adapter listens for beacons alone, and need not search for all devices.
  public var canMonitor: Bool

  /// Facts as they are given.
  public init(sender: Sender, canMonitor: Bool = false) {
    self.sender = sender
    self.canMonitor = canMonitor
  }
}

extension BluetoothCheck {
  /// Asks BlueZ what it has, and changes nothing.
  package static func run(on bus: BusAddress = .system) async throws -> BluetoothCheck {
    do {
      return try await withBus(bus) { connection in
        do throws(BusError) {
          let objects = try await connection.call(BlueZ.managedObjects).first
          return BluetoothCheck(objects.map(BluetoothAdapter.all) ?? [])
        } catch {
          return BluetoothCheck(sender: .none(BluetoothProblem(error)))
        }
      }
    } catch let error as BusError {
      return BluetoothCheck(sender: .none(.noBus(error.message)))
    }
  }

  init(_ adapters: [BluetoothAdapter]) {
    var machine = BluetoothMachine([.advertise])
    _ = machine.handle(.start)
    let sender: Sender =
      switch machine.handle(.adapters(adapters)) {
      case .begin(let use):
        .adapter(use.adapter.split(separator: "/").last.map(String.init) ?? use.adapter)
      case .wait(let problem): .none(problem ?? .noAdapter)
      case .find, .end, .finish: .none(.noAdapter)
      }
    self.init(
      sender: sender,
      canMonitor: adapters.contains { $0.isPowered && $0.ways.contains(.monitor) }
    )
  }
}
