import DeepDropAirDrop
import Foundation
import Testing

@testable import DeepDropBus

/// The built command, with stand-ins for what it meets on the bus.
@Suite(.network, .timeLimit(.minutes(5))) struct CommandTests {
  private let home: Workspace

  init() throws {
    home = try Workspace()
  }

  /// It lies beside the test bundle.
  private static let program = URL(
    filePath: CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
  )
  .deletingLastPathComponent().appending(path: "deepdrop").path()

  private func deepdrop(_ arguments: String..., on bus: PrivateBus) throws -> StandIn {
    try run(Self.program, arguments, on: bus)
  }

  private func run(
    _ program: String,
    _ arguments: [String],
    on bus: PrivateBus
  ) throws -> StandIn {
    try StandIn(
      program,
      arguments,
      environment: [
        "DBUS_SYSTEM_BUS_ADDRESS": bus.text, "DBUS_SESSION_BUS_ADDRESS": bus.text,
        "HOME": home.path,
      ]
    )
  }

  private static let zeros = "0000000000000000"

  @Test(
    arguments: [(nil, "unregistered"), (SIGINT, "unregistered"), (SIGKILL, "left")]
      as [(Int32?, String)]
  )
  func `a beacon is on the air while it looks, and in no ending after that`(
    signal: Int32?,
    ending: String
  ) async throws {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
      let time = signal == nil ? "0.7" : "30"
      let command = try deepdrop("discover", "--interface", "lo", "--timeout", time, on: bus)
      try await bluez.log.wait { $0.count > 1 }
      if let signal { command.signal(signal) }
      try await bluez.log.wait { $0.count > 2 }
      #expect(
        bluez.log.all == [
          "ready", "on-air hci0 17ff4c000512\(Self.zeros)01\(Self.zeros)00 every 30 ms",
          "off-air hci0 \(ending)",
        ]
      )
    }
  }

  @Test func `a send that takes longer advertises the contacts that it is given`() async throws {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
      let command = try deepdrop(
        "send",
        "--interface",
        "lo",
        "--timeout",
        "0.7",
        "--to",
        "Nobody",
        "--contact",
        "laptop@example.com",
        "--contact",
        "+49 151 12345678",
        "acme://e/1",
        on: bus
      )
      try await bluez.log.wait { $0.count > 2 }
      _ = command
      #expect(
        bluez.log.all[1]
          == "on-air hci0 17ff4c000512\(Self.zeros)01fb538efb0000000000 every 30 ms"
      )
    }
  }

  @Test(
    .enabled(if: Self.mayMakeNetworks, "needs the right to make network namespaces: run it as root")
  )
  func `over AWDL receivers are found while the beacon is on the air`() async throws {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
      let search = try run(
        "/usr/bin/unshare",
        ["--net", "bash", "-c", Self.awdl, Self.program],
        on: bus
      )
      #expect(try await search.status() == 0)
      #expect(
        search.log.all.map { $0.replacing(/:\d+  [0-9a-f]{12}/, with: "") }
          == ["[fe80::2%awdl0]  Desk"]
      )
      #expect(
        bluez.log.all == [
          "ready", "on-air hci0 17ff4c000512\(Self.zeros)01\(Self.zeros)00 every 30 ms",
          "off-air hci0 unregistered",
        ]
      )
    }
  }

  /// A receiver and a search for it on an interface of the name that Apple's link has.
  private static let awdl = """
    ip link set lo up && ip link add awdl0 type veth peer name phone && ip link set phone up || exit
    ip address add fe80::2/64 dev awdl0 nodad && ip link set awdl0 up || exit
    "$0" receive --interface awdl0 --directory "$HOME" --accept all --name Desk --no-bluetooth >&2 &
    trap 'kill %1; wait' EXIT
    "$0" discover --interface awdl0 --timeout 4
    """

  private static let mayMakeNetworks: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["--net", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test func `without Bluetooth nothing is asked of BlueZ`() async throws {
    try await PrivateBus.run { bus in
      let bluez = try await StandIn.bluez(on: bus, ["hci0:advertise:on:willing"])
      let command = try deepdrop(
        "discover",
        "--interface",
        "lo",
        "--timeout",
        "0.7",
        "--no-bluetooth",
        on: bus
      )
      // 1 for nobody; somebody on this machine may be a receiver.
      #expect(try await command.status() <= 1)
      #expect(bluez.log.all == ["ready"])
    }
  }

  @Test func `a receiver without a terminal asks on the desktop, and tells there (N10)`()
    async throws
  {
    let calls = Log<BusMessage>()
    let role = BusRole(answering: { call in
      calls.add(call)
      switch call.member {
      case "GetCapabilities": return [.array("s", [.string("actions")])]
      case "Notify": return [.uint32(7)]
      default: return nil
      }
    })
    try await PrivateBus.run { bus in
      try await withBus(bus.address, as: role) { desktop in
        _ = try await desktop.call(.requestName("org.freedesktop.Notifications"))
        let receiver = try deepdrop(
          "receive",
          "--interface",
          "lo",
          "--directory",
          home.path,
          "--json",
          on: bus
        )
        try await receiver.log.wait { $0.contains { $0.contains(#""event":"listening""#) } }
        let port = try #require(receiver.log.all[0].firstMatch(of: /"port":(\d+)/)?.output.1)
        let sender = try deepdrop(
          "send",
          "--to",
          "[::1]:\(port)",
          "https://example.com/e/1",
          on: bus
        )
        try await calls.wait { $0.contains { $0.member == "Notify" } }
        let name = "org.freedesktop.Notifications"
        desktop.emit(
          BusMessage(
            "",
            "/org/freedesktop/Notifications",
            name,
            "ActionInvoked",
            [.uint32(7), .string("accept")]
          )
        )
        #expect(try await sender.status() == 0)
        try await calls.wait { $0.count(where: { $0.member == "Notify" }) == 2 }
        receiver.signal(SIGINT)
        #expect(try await receiver.status() == 130)
      }
    }
    let shown = calls.all.filter { $0.member == "Notify" }.map(\.arguments)
    #expect(shown[0][4] == .string("link to example.com: https://example.com/e/1"))
    #expect(shown[1][4] == .string("https://example.com/e/1"))
    #expect(shown[0][5].elements.compactMap(\.text) == ["accept", "Accept", "decline", "Decline"])
    #expect(shown[1][5].elements.compactMap(\.text) == ["open", "Open"])
  }
}
