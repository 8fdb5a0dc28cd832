import DeepDropAirDrop
import Testing

@testable import DeepDropBus
@testable import DeepDropLinux

/// The advertisement, as BlueZ's stand-in reads it back.
@Suite(.network, .timeLimit(.minutes(5))) struct BeaconAdvertisementTests {
  private let problems = Log<BluetoothProblem>()

  /// Advertises on a private bus while `body` runs.
  private func advertise<Result: Sendable>(
    _ beacon: Beacon = Beacon(),
    on bus: PrivateBus,
    _ body: () async throws -> Result
  ) async throws -> Result {
    var advertisement = BeaconAdvertisement(beacon, after: .zero)
    advertisement.bus = bus.address
    return try await advertisement.during(reporting: problems.add, body)
  }

  private static let zeros = "0000000000000000"
  private static let onAir = "on-air hci0 17ff4c000512\(zeros)01\(zeros)00 every 30 ms"

  @Test(
    arguments: [
      (.first, "17ff4c000512 0000000000000000 01 fb538efb00000000 00"),
      (.second, "17ff4c000512 0000000000000000 02 fb538efb00000000 00"),
      (.third(.init(random: 0xA1_B2C3)), "17ff4c000512 40a1b2c300000000 03 fb538efb00000000 00"),
    ] as [(Beacon.Form, String)]
  )
  func `each form goes on the air as it was published, and off again`(
    form: Beacon.Form,
    packet: String
  ) async throws {
    let contacts = try ["laptop@example.com", "+4915112345678"].map {
      ContactHash(of: try #require(ContactAddress($0)))
    }
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
      try await advertise(Beacon(form, contacts: contacts), on: bus) {
        try await bluez.log.wait { $0.count > 1 }
      }
      try await bluez.log.wait { $0.count > 2 }
      #expect(
        bluez.log.all == [
          "ready", "on-air hci0 \(packet.filter { $0 != " " }) every 30 ms",
          "off-air hci0 unregistered",
        ]
      )
      #expect(problems.all == [])
    }
  }

  @Test func `an error and a cancellation take it back as well`() async throws {
    struct Failure: Error {}
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
      await #expect(throws: Failure.self) {
        try await advertise(on: bus) {
          try await bluez.log.wait { $0.contains(Self.onAir) }
          throw Failure()
        }
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await advertise(on: bus) { try await Task.sleep(for: .seconds(50)) }
        }
        try await bluez.log.wait { $0.count(where: { $0 == Self.onAir }) == 2 }
        group.cancelAll()
      }
      try await bluez.log.wait { $0.count(where: { $0 == "off-air hci0 unregistered" }) == 2 }
    }
  }

  @Test func `a transfer that is over at once opens no bus`() async throws {
    let nowhere = BeaconAdvertisement()
    try await nowhere.during(reporting: problems.add, {})
    #expect(problems.all == [])
  }

  @Test(
    arguments: [
      ([], .noAdapter), (["hci0:monitor:on:willing"], .noAdapter),
      (["hci0:advertise:off:willing"], .switchedOff),
      (["hci0:advertise:on:denying"], .notAllowed),
      (["hci0:advertise:on:full"], .refused("Maximum advertisements reached")),
      (["hci0:advertise:on:denying", "hci1:advertise:off:willing"], .notAllowed),
    ] as [([String], BluetoothProblem)]
  )
  func `why there is none is told once`(
    adapters: [String],
    problem: BluetoothProblem
  ) async throws {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, adapters)
      try await advertise(on: bus) {
        try await problems.wait { !$0.isEmpty }
        try await bluez.tell("add hci7:advertise:off:willing")
        try await bluez.tell("add hci8:advertise:on:willing")
        try await bluez.log.wait { $0.contains { $0.hasPrefix("on-air hci8") } }
      }
      #expect(problems.all == [problem])
    }
  }

  @Test func `without BlueZ it says so, and begins when BlueZ comes`() async throws {
    try await PrivateBus.run { bus in
      try await advertise(on: bus) {
        try await problems.wait { !$0.isEmpty }
        let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
        try await bluez.log.wait { $0.contains(Self.onAir) }
      }
      #expect(problems.all == [.noService])
    }
  }

  @Test func `without a bus it says so, and the transfer goes on`() async throws {
    var advertisement = BeaconAdvertisement(after: .zero)
    advertisement.bus = .at("unix:path=/nowhere/bus")
    let result = try await advertisement.during(reporting: problems.add) {
      try await problems.wait { !$0.isEmpty }
      return 7
    }
    #expect(result == 7)
    #expect(problems.all == [.noBus("no such file or directory")])
  }

  @Test func `a BlueZ that is killed and comes back advertises again`() async throws {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
      try await advertise(on: bus) {
        try await bluez.log.wait { $0.contains(Self.onAir) }
        bluez.end()
        try await problems.wait { !$0.isEmpty }
        let next = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
        try await next.log.wait { $0.contains(Self.onAir) }
      }
      #expect(problems.all == [.noService])
    }
  }

  @Test func `a bus that is killed ends the beacon alone`() async throws {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
      try await advertise(on: bus) {
        try await bluez.log.wait { $0.contains(Self.onAir) }
        bus.end()
      }
      #expect(problems.all == [])
    }
  }

  @Test(arguments: ["remove hci0", "power hci0 off", "mood hci0 full\nrelease hci0"])
  func `when an adapter drops out the other one takes over`(commands: String) async throws {
    _ = try await log { _, bluez in
      for command in commands.split(separator: "\n") { try await bluez.tell(String(command)) }
    }
    #expect(problems.all == [])
  }

  @Test func `what somebody else tells of BlueZ counts for nothing`() async throws {
    let log = try await log { bus, bluez in
      #expect(try await StandIn.stranger(on: bus) == 0)
      try await bluez.tell("remove hci0")
    }
    #expect(
      log == [
        "ready", Self.onAir, "done remove hci0", Self.onAir.replacing("hci0", with: "hci1"),
        "off-air hci1 unregistered",
      ]
    )
  }

  /// What BlueZ sees of two adapters, of which the second is on the air after `takingFirst`.
  private func log(
    takingFirst: (PrivateBus, StandIn) async throws -> Void
  ) async throws -> [String] {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(
        on: bus,
        ["hci0:advertise:on:willing", "hci1:advertise:on:willing"]
      )
      try await advertise(on: bus) {
        try await bluez.log.wait { $0.contains(Self.onAir) }
        try await takingFirst(bus, bluez)
        try await bluez.log.wait { $0.contains { $0.hasPrefix("on-air hci1") } }
      }
      try await bluez.log.wait { $0.contains("off-air hci1 unregistered") }
      return bluez.log.all
    }
  }

  @Test func `a BlueZ that never answers is left, and an end does not wait for it`()
    async throws
  {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:silent"])
      try await advertise(on: bus) { try await problems.wait { !$0.isEmpty } }
      #expect(problems.all == [.noAnswer])
      #expect(bluez.log.all == ["ready", "asked hci0"])
      try await advertise(on: bus) { try await bluez.log.wait { $0.count == 3 } }
      // One that waited would have had the problem once more.
      #expect(problems.all == [.noAnswer])
    }
  }
}
