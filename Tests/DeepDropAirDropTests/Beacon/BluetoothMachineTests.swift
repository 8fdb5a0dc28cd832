import Testing

@testable import DeepDropAirDrop

/// Transcripts: each line is what happened, and what is done.
@Suite struct BluetoothMachineTests {
  private static let first = BluetoothAdapter(
    path: "/org/bluez/hci0",
    isPowered: true,
    ways: [.advertise, .discover]
  )
  private static let second = BluetoothAdapter(
    path: "/org/bluez/hci1",
    isPowered: true,
    ways: [.advertise, .discover]
  )

  private static let onFirst = use(first)
  private static let onSecond = use(second)

  private static func use(
    _ adapter: BluetoothAdapter,
    _ way: BluetoothAdapter.Way = .advertise
  ) -> BluetoothMachine.Use {
    BluetoothMachine.Use(adapter: adapter.path, way: way)
  }

  private func expect(
    _ ways: [BluetoothAdapter.Way],
    _ transcript: [(BluetoothMachine.Event, BluetoothMachine.Action)],
    location: SourceLocation = #_sourceLocation
  ) {
    var machine = BluetoothMachine(ways)
    for (event, action) in transcript {
      #expect(machine.handle(event) == action, sourceLocation: location)
    }
  }

  @Test func `the best way comes first, then the next on the same adapter`() {
    let other = BluetoothAdapter(path: "/a", isPowered: true, ways: [.monitor, .discover])
    expect(
      [.monitor, .discover],
      [
        (.start, .find), (.adapters([Self.first, other]), .begin(Self.use(other, .monitor))),
        (.failed(.refused("no")), .begin(Self.use(other, .discover))),
        (.failed(.refused("no")), .begin(Self.use(Self.first, .discover))), (.begun, .wait(nil)),
      ]
    )
  }

  @Test func `an adapter that can do nothing of it is none`() {
    expect([.monitor], [(.start, .find), (.adapters([Self.first]), .wait(.noAdapter))])
  }

  @Test func `a beacon is registered, and taken back`() {
    expect(
      [.advertise],
      [
        (.start, .find), (.adapters([Self.first]), .begin(Self.onFirst)),
        (.begun, .wait(nil)), (.stop, .end(Self.onFirst)), (.ended, .finish),
        (.changed, .finish),
      ]
    )
  }

  @Test func `a stop while BlueZ thinks takes back as well`() {
    expect(
      [.advertise],
      [
        (.start, .find), (.adapters([Self.first]), .begin(Self.onFirst)),
        (.stop, .end(Self.onFirst)), (.begun, .wait(nil)), (.ended, .finish),
      ]
    )
  }

  @Test(
    arguments: [
      ([], .noAdapter),
      ([BluetoothAdapter(path: "/a", isPowered: false, ways: [.advertise])], .switchedOff),
    ] as [([BluetoothAdapter], BluetoothProblem)]
  )
  func `without an adapter it says so once, and waits for one`(
    adapters: [BluetoothAdapter],
    problem: BluetoothProblem
  ) {
    expect(
      [.advertise],
      [
        (.start, .find), (.adapters(adapters), .wait(problem)), (.changed, .find),
        (.adapters(adapters), .wait(nil)), (.changed, .find),
        (.adapters([Self.first]), .begin(Self.onFirst)),
      ]
    )
  }

  @Test func `an adapter that refuses is passed over for the next`() {
    expect(
      [.advertise],
      [
        (.start, .find), (.adapters([Self.second, Self.first]), .begin(Self.onFirst)),
        (.failed(.refused("no")), .begin(Self.onSecond)),
        (.failed(.refused("full")), .wait(.refused("full"))), (.stop, .finish),
      ]
    )
  }

  @Test func `an adapter that comes while another refuses is found`() {
    expect(
      [.advertise],
      [
        (.start, .find), (.adapters([Self.first]), .begin(Self.onFirst)), (.changed, .wait(nil)),
        (.failed(.refused("full")), .find),
        (.adapters([Self.first, Self.second]), .begin(Self.onFirst)),
        (.failed(.refused("full")), .begin(Self.onSecond)), (.begun, .wait(nil)),
      ]
    )
  }

  @Test func `an adapter that goes away is replaced, and another one's end does not matter`() {
    expect(
      [.advertise],
      [
        (.start, .find), (.adapters([Self.first]), .begin(Self.onFirst)),
        (.begun, .wait(nil)), (.gone(adapter: Self.second.path), .wait(nil)),
        (.gone(adapter: Self.first.path), .find),
        (.adapters([Self.second]), .begin(Self.onSecond)),
      ]
    )
  }

  @Test func `after a restart of BlueZ it registers again`() {
    expect(
      [.advertise],
      [
        (.start, .find), (.adapters([Self.first]), .begin(Self.onFirst)),
        (.begun, .wait(nil)), (.released, .find), (.failed(.noService), .wait(.noService)),
        (.changed, .find), (.adapters([Self.first]), .begin(Self.onFirst)),
        (.begun, .wait(nil)),
      ]
    )
  }

  @Test func `a BlueZ that gives up at once is not asked for ever`() {
    var machine = BluetoothMachine([.advertise])
    var registrations = 0
    var action = machine.handle(.start)
    for _ in 0..<100 {
      switch action {
      case .find: action = machine.handle(.adapters([Self.first]))
      case .begin:
        registrations += 1
        _ = machine.handle(.begun)
        action = machine.handle(.released)
      case .end, .wait, .finish: break
      }
    }
    #expect(registrations == 5)
    #expect(action == .wait(nil))
  }

  @Test(arguments: 0...4) func `a lost bus ends it in every state`(events: Int) {
    var machine = BluetoothMachine([.advertise])
    let course: [BluetoothMachine.Event] = [
      .start, .adapters([Self.first]), .begun, .stop,
    ]
    for event in course.prefix(events) { _ = machine.handle(event) }
    #expect(machine.handle(.lost) == .finish)
    #expect(machine.handle(.start) == .finish)
  }

  @Test func `before anything is registered a stop has nothing to take back`() {
    expect([.advertise], [(.start, .find), (.stop, .finish)])
    expect(
      [.advertise],
      [(.start, .find), (.failed(.noService), .wait(.noService)), (.stop, .finish)]
    )
  }
}
