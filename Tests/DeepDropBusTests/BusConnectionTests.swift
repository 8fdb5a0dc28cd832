import Glibc
import Testing

@testable import DeepDropBus

@Suite(.network, .timeLimit(.minutes(5))) struct BusConnectionTests {
  private static let echo = BusMessage("com.example.acme", "/echo", "com.example.Echo", "Say")

  /// Runs `body` beside a peer that answers `Say` with what it is given.
  private func withEcho<Result>(
    on bus: PrivateBus,
    _ body: (BusConnection) async throws -> Result
  ) async throws -> Result {
    let role = BusRole(answering: { $0.member == "Say" ? $0.arguments : nil })
    return try await withBus(bus.address, as: role) { peer in
      _ = try await peer.call(.requestName("com.example.acme"))
      return try await withBus(bus.address) { try await body($0) }
    }
  }

  @Test(
    arguments: [
      .byte(0x4C), .bool(true), .int16(-1), .uint16(0x4C), .int32(-70_000), .uint32(.max),
      .int64(.min), .uint64(.max), .double(-0.5), .string("Gig ∕ 🎷"), .path("/org/bluez/hci0"),
      .signature("a{sv}"), .bytes([]), .bytes([0, 5, 0x12, 0xFF]), .array("s", []),
      .array("i", [.int32(1), .int32(2)]), .array("v", [.variant(.byte(1))]),
      .dictionary("qv", [.uint16(0x4C): .variant(.bytes([5, 0x12]))]),
      .dictionary(
        "oa{sa{sv}}",
        [
          .path("/"): .dictionary("sa{sv}", [.string("a.b"): .options(["c": .bool(false)])])
        ]
      ),
      .array("(yyay)", [.structure([.byte(0), .byte(0xFF), .bytes([0x4C, 0, 5])])]),
      .variant(.variant(.string(""))), .options(),
    ] as [BusValue]
  )
  func `a value comes back as it went`(value: BusValue) async throws {
    try await PrivateBus.run { bus in
      try await withEcho(on: bus) { connection in
        var message = Self.echo
        message.arguments = [value, .string("end")]
        let reply = try await connection.call(message)
        #expect(reply == [value, .string("end")])
      }
    }
  }

  @Test func `what nobody has is answered with an error`() async throws {
    try await PrivateBus.run { bus in
      try await withEcho(on: bus) { connection in
        var message = Self.echo
        message.member = "Shout"
        await #expect {
          try await connection.call(message)
        } throws: {
          ($0 as? BusError)?.name == "org.freedesktop.DBus.Error.UnknownMethod"
        }
        message.peer = "com.example.nobody"
        await #expect {
          try await connection.call(message)
        } throws: {
          ($0 as? BusError)?.name == "org.freedesktop.DBus.Error.NameHasNoOwner"
        }
      }
    }
  }

  @Test(
    arguments: [.string("a\u{0}b"), .path("no path"), .signature("{"), .array("{", [])]
      as [BusValue]
  )
  func `what D-Bus does not carry is refused, and the connection goes on`(
    value: BusValue
  ) async throws {
    try await PrivateBus.run { bus in
      try await withEcho(on: bus) { connection in
        var message = Self.echo
        message.arguments = [value]
        await #expect(throws: BusError.malformed) { try await connection.call(message) }
        message.arguments = [.byte(1)]
        let reply = try await connection.call(message)
        #expect(reply == [.byte(1)])
      }
    }
  }

  @Test func `a reply that never comes is not waited for longer than the limit`() async throws {
    try await PrivateBus.run { bus in
      // A peer whose thread is held, so that it answers nothing.
      let isOver = Log<Void>()
      let role = BusRole(answering: { _ in
        while isOver.all.isEmpty { sched_yield() }
        return []
      })
      try await withBus(bus.address, as: role) { peer in
        _ = try await peer.call(.requestName("com.example.acme"))
        try await withBus(bus.address) { connection in
          async let patient = connection.call(Self.echo, within: .seconds(3600))
          await #expect(throws: BusError.timedOut) {
            try await connection.call(Self.echo, within: .milliseconds(100))
          }
          isOver.add(())
          let reply = try await patient
          #expect(reply == [])
        }
      }
    }
  }

  @Test func `signals are heard that were asked for`() async throws {
    let heard = Log<BusMessage>()
    try await PrivateBus.run { bus in
      let role = BusRole(hearing: { message in
        if message.interface == "com.example.Echo" { heard.add(message) }
      })
      try await withBus(bus.address, as: role) { listener in
        _ = try await listener.call(.addMatch("interface='com.example.Echo',member='Said'"))
        try await withBus(bus.address) { speaker in
          for (member, text) in [("Silence", "a"), ("Said", "b")] {
            speaker.emit(
              BusMessage("", "/echo", "com.example.Echo", member, [.string(text)])
            )
          }
          try await heard.wait { !$0.isEmpty }
        }
      }
    }
    #expect(heard.all.map(\.arguments) == [[.string("b")]])
  }

  @Test func `a bus that ends is told, and what was asked there fails`() async throws {
    let ended = Log<Void>()
    try await PrivateBus.run { bus in
      try await withBus(bus.address, as: BusRole(ending: { ended.add(()) })) { connection in
        bus.end()
        try await ended.wait { !$0.isEmpty }
        await #expect(throws: BusError.lost) { try await connection.call(Self.echo) }
      }
    }
  }

  @Test func `where there is no bus, it says so`() async throws {
    await #expect {
      try await withBus(.at("unix:path=/nowhere/bus")) { _ in }
    } throws: {
      $0 as? BusError
        == BusError(code: .unavailable, name: "", message: "no such file or directory")
    }
  }

  @Test func `nobody waits for a bus that is not wanted any more`() async throws {
    try await PrivateBus.run { bus in
      let address = bus.address
      await #expect(throws: CancellationError.self) {
        try await withThrowingTaskGroup(of: Void.self) { group in
          // What is added from here on is cancelled before it begins.
          group.cancelAll()
          group.addTask { try await withBus(address) { _ in } }
          try await group.waitForAll()
        }
      }
    }
  }
}
