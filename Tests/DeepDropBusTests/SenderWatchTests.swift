import DeepDropAirDrop
import Testing

@testable import DeepDropBus
@testable import DeepDropLinux

/// Listening for beacons, with BlueZ's stand-in.
@Suite(.network, .timeLimit(.minutes(5))) struct SenderWatchTests {
  private let problems = Log<BluetoothProblem>()
  private let heard = Log<Void>()

  /// Listens on a private bus while `body` runs.
  private func watch(on bus: PrivateBus, _ body: () async throws -> Void) async throws {
    var watch = SenderWatch()
    watch.bus = bus.address
    try await withThrowingTaskGroup(of: Void.self) { [watch, heard, problems] group in
      group.addTask {
        await watch.run(hearing: { heard.add(()) }, reporting: { problems.add($0) })
      }
      defer { group.cancelAll() }
      try await body()
    }
  }

  @Test func `a monitor is asked for beacons alone, tells of one, and is taken back`() async throws
  {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:monitor:on:willing"])
      try await watch(on: bus) {
        try await bluez.log.wait { $0.contains("activate hci0") }
        #expect(try await StandIn.stranger(on: bus) == 0)
        #expect(heard.all.isEmpty)
        try await bluez.tell("find hci0")
        try await heard.wait { $0.count == 1 }
      }
      try await bluez.log.wait { $0.contains("not-monitoring hci0") }
      #expect(bluez.log.all.contains("monitoring hci0 0 255 4c000512"))
      #expect(problems.all == [])
    }
  }

  @Test(arguments: ["hci0:advertise:on:willing", "hci0:monitor:on:denying"])
  func `an adapter that cannot monitor searches for devices`(adapter: String) async throws {
    let beacon = "0512\(String(repeating: "00", count: 8))01\(String(repeating: "00", count: 9))"
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, [adapter])
      try await watch(on: bus) {
        try await bluez.log.wait { $0.contains("discovering hci0") }
        // Another kind with a beacon inside, and one of the wrong length, come first.
        for data in ["0c14" + beacon, "0511" + beacon.dropFirst(4).dropLast(2), beacon] {
          try await bluez.tell("see hci0 \(data)")
        }
        try await heard.wait { !$0.isEmpty }
      }
      try await bluez.log.wait { $0.contains("not-discovering hci0") }
      #expect(bluez.log.all.contains("filter hci0 DuplicateData=1 Transport=le"))
      #expect(heard.all.count == 1)
      #expect(problems.all == [])
    }
  }

  @Test func `without an adapter it says so once`() async throws {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, [])
      try await watch(on: bus) {
        try await problems.wait { !$0.isEmpty }
        try await bluez.tell("add hci0:monitor:on:willing")
        try await bluez.log.wait { $0.contains("activate hci0") }
      }
      #expect(problems.all == [.noAdapter])
    }
  }
}
