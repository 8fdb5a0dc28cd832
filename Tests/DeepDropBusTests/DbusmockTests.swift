import DeepDropAirDrop
import Testing

@testable import DeepDropBus
@testable import DeepDropLinux

/// The same against somebody else's idea of BlueZ and of a desktop.
@Suite(.network, .dbusmock, .timeLimit(.minutes(5))) struct DbusmockTests {
  private static let manager = "org.bluez.LEAdvertisingManager1"
  private static let adapter = "/org/bluez/hci0"

  private let problems = Log<BluetoothProblem>()

  private func get(
    _ peer: String,
    _ path: String,
    _ interface: String,
    _ property: String,
    on connection: BusConnection
  ) async throws -> BusValue? {
    let call = BusMessage(
      peer,
      path,
      "org.freedesktop.DBus.Properties",
      "Get",
      [.string(interface), .string(property)]
    )
    guard case .variant(let value)? = try await connection.call(call).first else { return nil }
    return value
  }

  private func waitForInstances(_ count: UInt8, on connection: BusConnection) async throws {
    while try await get("org.bluez", Self.adapter, Self.manager, "ActiveInstances", on: connection)
      != .byte(count)
    {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// What our advertisement says to whoever asks; the mock itself does not read it back.
  private func advertised(on connection: BusConnection) async throws -> BusValue? {
    let bus = "org.freedesktop.DBus"
    let names = try await connection.call(
      BusMessage(bus, "/org/freedesktop/DBus", bus, "ListNames")
    )
    for name in names.first?.elements.compactMap(\.text) ?? [] where name.hasPrefix(":") {
      let value = try? await get(
        name,
        "/org/deepdrop/beacon",
        "org.bluez.LEAdvertisement1",
        "ManufacturerData",
        on: connection
      )
      if let value { return value }
    }
    return nil
  }

  @Test(
    arguments: [
      (.first, "0512 0000000000000000 01 0000000000000000 00"),
      (.second, "0512 0000000000000000 02 0000000000000000 00"),
      (.third(.init(random: 0xA1_B2C3)), "0512 40a1b2c300000000 03 0000000000000000 00"),
    ] as [(Beacon.Form, String)]
  )
  func `an advertisement is one more while it lasts`(
    form: Beacon.Form,
    bytes: String
  ) async throws {
    try await PrivateBus.run { bus in
      try await withBus(bus.address) { connection in
        let mock = try await Dbusmock.start("bluez5", named: "org.bluez", on: bus, connection)
        defer { mock.end() }
        _ = try await connection.call(
          BusMessage(
            "org.bluez",
            "/",
            "org.bluez.Mock",
            "AddAdapter",
            [.string("hci0"), .string("acme")]
          )
        )
        try await waitForInstances(0, on: connection)
        var advertisement = BeaconAdvertisement(Beacon(form), after: .zero)
        advertisement.bus = bus.address
        let value = try await advertisement.during(reporting: problems.add) {
          try await waitForInstances(1, on: connection)
          return try await advertised(on: connection)
        }
        #expect(problems.all == [])
        #expect(value?[.uint16(0x4C)] == .bytes(self.bytes(bytes)))
        try await waitForInstances(0, on: connection)
      }
    }
  }

  private func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.filter { $0 != " " }.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  @Test func `a question is asked, and its button counts (N10)`() async throws {
    try await PrivateBus.run { bus in
      try await withBus(bus.address) { connection in
        let name = "org.freedesktop.Notifications"
        let mock = try await Dbusmock.start(
          "notification_daemon",
          #"{"capabilities": "body actions"}"#,
          named: name,
          on: bus,
          connection
        )
        defer { mock.end() }
        var question = DesktopNotification(title: "“Laptop” would like", body: "Gig.acmelink")
        question.actions = [DesktopNotification.Action(key: "accept", label: "Accept")]
        question.isQuestion = true
        question.bus = bus.address
        async let outcome = question.show()
        try await mock.log.wait { $0.contains { $0.contains("Notify") } }
        _ = try await connection.call(
          BusMessage(
            name,
            "/org/freedesktop/Notifications",
            "org.freedesktop.DBus.Mock",
            "EmitSignal",
            [
              .string(name), .string("ActionInvoked"), .string("us"),
              .array("v", [.variant(.uint32(1)), .variant(.string("accept"))]),
            ]
          )
        )
        #expect(await outcome == .chosen("accept"))
      }
    }
  }
}
