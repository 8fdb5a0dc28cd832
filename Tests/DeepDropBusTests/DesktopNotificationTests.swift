import DeepDropAirDrop
import Testing

@testable import DeepDropBus
@testable import DeepDropLinux

/// Questions and news on a desktop that stands in for a real one.
@Suite(.network, .timeLimit(.minutes(5))) struct DesktopNotificationTests {
  private let calls = Log<BusMessage>()

  private func question(on bus: PrivateBus) -> DesktopNotification {
    var question = DesktopNotification(title: "“Laptop” would like", body: "Gig <b> & more")
    question.actions = [DesktopNotification.Action(key: "accept", label: "Accept")]
    question.isQuestion = true
    question.bus = bus.address
    return question
  }

  /// A desktop that gives every notification the number 7.
  private func withDesktop(
    _ capabilities: [String] = ["actions", "body", "body-markup"],
    on bus: PrivateBus,
    _ body: (BusConnection) async throws -> Void
  ) async throws {
    let role = BusRole(answering: { [calls] call in
      calls.add(call)
      switch call.member {
      case "GetCapabilities": return [.array("s", capabilities.map(BusValue.string))]
      case "Notify": return [.uint32(7)]
      case "CloseNotification": return []
      default: return nil
      }
    })
    try await withBus(bus.address, as: role) { desktop in
      _ = try await desktop.call(.requestName("org.freedesktop.Notifications"))
      try await body(desktop)
    }
  }

  private func signal(_ member: String, _ arguments: BusValue...) -> BusMessage {
    let name = "org.freedesktop.Notifications"
    return BusMessage("", "/org/freedesktop/Notifications", name, member, arguments)
  }

  @Test(
    arguments: [
      ("ActionInvoked", .string("accept"), .chosen("accept")),
      ("NotificationClosed", .uint32(2), .dismissed),
    ] as [(String, BusValue, NotificationMachine.Outcome)]
  )
  func `a question gets what somebody did about it (N10)`(
    member: String,
    detail: BusValue,
    outcome: NotificationMachine.Outcome
  ) async throws {
    try await PrivateBus.run { bus in
      try await withDesktop(on: bus) { desktop in
        async let answer = question(on: bus).show()
        try await calls.wait { $0.contains { $0.member == "Notify" } }
        // Those of another notification come first.
        desktop.emit(signal("ActionInvoked", .uint32(6), .string("accept")))
        desktop.emit(signal(member, .uint32(7), detail))
        #expect(await answer == outcome)
      }
    }
    #expect(
      calls.all.last?.arguments == [
        .string("DeepDrop"), .uint32(0), .string(""), .string("“Laptop” would like"),
        .string("Gig &lt;b&gt; &amp; more"),
        .array("s", [.string("accept"), .string("Accept")]),
        .options(["urgency": .byte(2), "category": .string("transfer")]), .int32(0),
      ]
    )
  }

  @Test func `an answer by somebody else is none`() async throws {
    try await PrivateBus.run { bus in
      try await withDesktop(on: bus) { desktop in
        async let answer = question(on: bus).show()
        try await calls.wait { $0.contains { $0.member == "Notify" } }
        // To us alone: then it needs no rule to match.
        let stranger = try StandIn(
          "/usr/bin/python3",
          ["-c", Self.stranger, bus.text, try #require(calls.all.last).peer],
          environment: [:]
        )
        #expect(try await stranger.status() == 0)
        desktop.emit(signal("NotificationClosed", .uint32(7), .uint32(2)))
        #expect(await answer == .dismissed)
      }
    }
  }

  private static let stranger = """
    import dbus.bus, dbus.lowlevel, sys
    bus = dbus.bus.BusConnection(sys.argv[1])
    name = "org.freedesktop.Notifications"
    signal = dbus.lowlevel.SignalMessage("/org/freedesktop/Notifications", name, "ActionInvoked")
    signal.append(7, "accept", signature="us")
    signal.set_destination(sys.argv[2])
    bus.send_message(signal)
    bus.flush()
    """

  @Test func `a question whose sender left is taken back`() async throws {
    try await PrivateBus.run { bus in
      try await withDesktop(on: bus) { _ in
        let question = question(on: bus)
        let task = Task { await question.show() }
        try await calls.wait { $0.contains { $0.member == "Notify" } }
        task.cancel()
        #expect(await task.value == .dismissed)
      }
    }
    #expect(calls.all.last?.member == "CloseNotification")
    #expect(calls.all.last?.arguments == [.uint32(7)])
  }

  @Test func `without buttons nobody is asked, and news go without`() async throws {
    try await PrivateBus.run { bus in
      try await withDesktop(["body"], on: bus) { desktop in
        #expect(await question(on: bus).show() == .impossible(.noActions))
        #expect(await DesktopNotification.problem(on: bus.address) == .noActions)
        var news = question(on: bus)
        news.isQuestion = false
        async let outcome = news.show()
        try await calls.wait { $0.contains { $0.member == "Notify" } }
        desktop.emit(signal("NotificationClosed", .uint32(7), .uint32(1)))
        #expect(await outcome == .dismissed)
      }
    }
    #expect(calls.all.last?.arguments[4...5] == [.string("Gig <b> & more"), .array("s", [])])
  }

  @Test func `without a desktop nobody is asked`() async throws {
    try await PrivateBus.run { bus in
      #expect(await question(on: bus).show() == .impossible(.noService))
      #expect(await DesktopNotification.problem(on: bus.address) == .noService)
    }
    let problem = await DesktopNotification.problem(on: .at("unix:path=/nowhere"))
    #expect(problem == .noBus("no such file or directory"))
  }
}
