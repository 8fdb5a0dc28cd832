public import DeepDropAirDrop
package import DeepDropBus

/// A beacon on the air, by BlueZ's leave, that wakes iPhones and Macs nearby.
///
/// ```swift
/// try await BeaconAdvertisement().during(reporting: { problem in print(problem.message) }) {
///   try await withReceiverSearch(for: .seconds(5)) { events in
///     for try await event in events { print(event) }
///   }
/// }
/// ```
public struct BeaconAdvertisement: Sendable {
  private static let path = "/org/deepdrop/beacon"

  private let beacon: Beacon
  private let headStart: Duration
  package var bus = BusAddress.system

  /// Prepares a beacon.
  ///
  /// - Parameters:
  ///   - beacon: what is sent.
  ///   - headStart: how long to wait with everything, even with looking for a bus: a transfer that
  ///     is over by then needs no beacon.
  public init(_ beacon: Beacon = Beacon(), after headStart: Duration = .milliseconds(100)) {
    self.beacon = beacon
    self.headStart = headStart
  }

  /// Advertises while `body` runs, and takes it back before this returns.
  ///
  /// - Parameters:
  ///   - report: hears once why there is no beacon; everything else goes on.
  ///   - body: what nobody should have to wait for Bluetooth with.
  public func during<Result: Sendable>(
    reporting report: @escaping @Sendable (BluetoothProblem) -> Void,
    _ body: () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await run(reporting: report) }
      defer { group.cancelAll() }
      return try await body()
    }
  }

  private func run(reporting report: @Sendable (BluetoothProblem) -> Void) async {
    guard (try? await Task.sleep(for: headStart)) != nil else { return }
    var use = BluetoothUse(bus: bus, ways: [.advertise]) { use in
      func manager(_ member: String, _ options: [BusValue]) -> BusMessage {
        BusMessage(
          BlueZ.name,
          use.adapter,
          BlueZ.advertisingManager,
          member,
          [.path(Self.path)] + options
        )
      }
      return (
        begin: [manager("RegisterAdvertisement", [.options()])],
        end: [manager("UnregisterAdvertisement", [])]
      )
    }
    use.released = [BlueZ.advertisement]
    use.role = BusRole(answering: { [properties] call in
      guard call.path == Self.path else { return nil }
      return call.reading(properties, of: BlueZ.advertisement)
    })
    await use.run(reporting: report)
  }

  /// Nobody can connect to it: then BlueZ adds no flags, and the bytes are those that are known.
  private var properties: [String: BusValue] {
    [
      "Type": .string("broadcast"),
      "ManufacturerData": .dictionary(
        "qv",
        [.uint16(Beacon.company): .variant(.bytes(beacon.manufacturerData))]
      ),
      // In milliseconds. Apple's own are 30 apart; BlueZ's habit of 1280 would keep people waiting.
      "MinInterval": .uint32(30),
      "MaxInterval": .uint32(60),
    ]
  }
}

extension BusMessage {
  /// The reply to a call that reads properties; `nil` for any other call.
  func reading(_ properties: [String: BusValue], of interface: String) -> [BusValue]? {
    guard self.interface == BlueZ.properties, arguments.first?.text == interface else { return nil }
    switch member {
    case "GetAll": return [.options(properties)]
    case "Get": return arguments.last?.text.flatMap { properties[$0] }.map { [.variant($0)] }
    default: return nil
    }
  }
}
