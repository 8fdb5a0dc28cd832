import DeepDropAirDrop
package import DeepDropBus

/// Listens for the beacons of senders nearby, as an iPhone with its share sheet open is one.
///
/// An adapter that can tells of beacons alone and sends nothing; any other searches for devices.
public struct SenderWatch: Sendable, Hashable {
  private static let root = "/org/deepdrop/watch"

  package var bus = BusAddress.system

  /// Prepares to listen.
  public init() {}

  /// Listens until the task is cancelled.
  ///
  /// - Parameters:
  ///   - heard: hears that a sender is near, on a thread of its own, as often as it shows.
  ///   - report: hears once why nothing is heard.
  func run(
    hearing heard: @escaping @Sendable () -> Void,
    reporting report: @Sendable (BluetoothProblem) async -> Void
  ) async {
    var use = BluetoothUse(bus: bus, ways: [.monitor, .discover], calls: Self.calls)
    use.rules = [BlueZ.sightings]
    use.released = [BlueZ.monitor]
    use.role = BusRole(
      hearing: { if $0.beacon != nil { heard() } },
      answering: { call in
        guard call.path.hasPrefix(Self.root) else { return nil }
        switch (call.interface, call.member) {
        case (BlueZ.objectManager, "GetManagedObjects"): return [Self.objects]
        case (BlueZ.monitor, "Activate"), (BlueZ.monitor, "DeviceLost"): return []
        case (BlueZ.monitor, "DeviceFound"):
          // BlueZ compared the bytes already.
          heard()
          return []
        default: return call.reading(Self.monitor, of: BlueZ.monitor)
        }
      }
    )
    await use.run(reporting: report)
  }

  private static func calls(
    _ use: BluetoothMachine.Use
  ) -> (begin: [BusMessage], end: [BusMessage]) {
    func adapter(_ interface: String, _ member: String, _ arguments: [BusValue] = []) -> BusMessage
    {
      BusMessage(BlueZ.name, use.adapter, interface, member, arguments)
    }
    guard use.way == .monitor else {
      let filter = BusValue.options(["Transport": .string("le"), "DuplicateData": .bool(true)])
      return (
        begin: [
          adapter(BlueZ.adapter, "SetDiscoveryFilter", [filter]),
          adapter(BlueZ.adapter, "StartDiscovery"),
        ],
        end: [adapter(BlueZ.adapter, "StopDiscovery")]
      )
    }
    return (
      begin: [adapter(BlueZ.monitorManager, "RegisterMonitor", [.path(root)])],
      end: [adapter(BlueZ.monitorManager, "UnregisterMonitor", [.path(root)])]
    )
  }

  private static let objects = BusValue.dictionary(
    "oa{sa{sv}}",
    [
      .path(root + "/beacon"): .dictionary("sa{sv}", [.string(BlueZ.monitor): .options(monitor)])
    ]
  )

  /// What every beacon begins with, in a manufacturer's data, whose type Bluetooth gives as 255.
  private static let monitor: [String: BusValue] = [
    "Type": .string("or_patterns"),
    "Patterns": .array(
      "(yyay)",
      [.structure([.byte(0), .byte(0xFF), .bytes([0x4C, 0x00] + Beacon.head)])]
    ),
  ]
}

extension BusMessage {
  /// The beacon in a signal about a device.
  fileprivate var beacon: Beacon? {
    guard arguments.count > 1 else { return nil }
    let device = member == "InterfacesAdded" ? arguments[1][BlueZ.device] : arguments[1]
    guard case .bytes(let bytes)? = device?["ManufacturerData"]?[.uint16(Beacon.company)] else {
      return nil
    }
    return ContinuityMessages(manufacturerData: bytes).beacon
  }
}
