import DeepDropAirDrop
import DeepDropBus

/// One use of Bluetooth: carries out what the machine says, and knows no rules.
struct BluetoothUse: Sendable {
  /// How long BlueZ may take to answer while somebody waits for the command to end; it takes back
  /// by itself what a program leaves behind that is gone from the bus.
  private static let farewell = Duration.seconds(1)

  let bus: BusAddress
  /// How adapters may be used, the best first.
  let ways: [BluetoothAdapter.Way]
  /// The calls that begin a use, of which the last one's reply counts, and those that end it.
  let calls: @Sendable (BluetoothMachine.Use) -> (begin: [BusMessage], end: [BusMessage])
  /// The signals to ask for beside those about adapters.
  var rules: [String] = []
  /// What is done with signals and calls beside those that the machine gets.
  var role = BusRole()
  /// The objects that BlueZ may release, by their interfaces.
  var released: Set<String> = []

  /// Goes on until the task is cancelled, the bus is lost, or there is none.
  func run(reporting report: @Sendable (BluetoothProblem) async -> Void) async {
    let (events, source) = AsyncStream<BluetoothMachine.Event>.makeStream()
    let owner = BlueZOwner()
    do {
      try await withBus(bus, as: role(yielding: source, ifBy: owner)) { connection in
        for rule in BlueZ.changes + rules {
          // On a bus that refuses nothing is heard of changes, and all else works.
          connection.call(.addMatch(rule)) { _ in }
        }
        var machine = BluetoothMachine(ways)
        var action = machine.handle(.start)
        while true {
          switch action {
          case .find:
            owner.ask(on: connection)
            find(on: connection, source)
          case .begin(let use): begin(use, on: connection, source)
          case .end(let use):
            for call in calls(use).end {
              _ = try? await connection.call(call, within: Self.farewell)
            }
            action = machine.handle(.ended)
            continue
          case .wait(let problem): if let problem { await report(problem) }
          case .finish: return
          }
          action = machine.handle(await events.first { _ in true } ?? .stop)
        }
      }
    } catch let error as BusError {
      await report(.noBus(error.message))
    } catch {
      // Cancelled before there was a bus.
    }
  }

  private func find(
    on connection: BusConnection,
    _ source: AsyncStream<BluetoothMachine.Event>.Continuation
  ) {
    connection.call(BlueZ.managedObjects) { result in
      switch result {
      case .success(let values):
        source.yield(.adapters(values.first.map(BluetoothAdapter.all) ?? []))
      case .failure(let error): source.yield(failure: error)
      }
    }
  }

  /// Not awaited: BlueZ reads our objects back before it answers, and may never answer.
  private func begin(
    _ use: BluetoothMachine.Use,
    on connection: BusConnection,
    _ source: AsyncStream<BluetoothMachine.Event>.Continuation
  ) {
    for preparation in calls(use).begin.dropLast() { connection.call(preparation) { _ in } }
    guard let call = calls(use).begin.last else { return }
    connection.call(call) { result in
      switch result {
      case .success: source.yield(.begun)
      // After a pause of the adapter's, BlueZ may have kept it.
      case .failure(let error) where error.name == "org.bluez.Error.AlreadyExists":
        source.yield(.begun)
      case .failure(let error): source.yield(failure: error)
      }
    }
  }

  private func role(
    yielding source: AsyncStream<BluetoothMachine.Event>.Continuation,
    ifBy owner: BlueZOwner
  ) -> BusRole {
    BusRole(
      hearing: { [role] signal in
        guard owner.vouches(for: signal) else { return }
        for event in BluetoothMachine.Event.events(of: signal) { source.yield(event) }
        role.heard(signal)
      },
      answering: { [role, released] call in
        // What our objects are may be read by anybody.
        guard owner.sent(call) || call.interface == BlueZ.properties else { return nil }
        guard call.member == "Release", released.contains(call.interface) else {
          return role.answered(call)
        }
        source.yield(.released)
        return []
      },
      ending: { source.yield(.lost) }
    )
  }
}

extension AsyncStream<BluetoothMachine.Event>.Continuation {
  fileprivate func yield(failure error: BusError) {
    yield(error.code == .lost ? .lost : .failed(BluetoothProblem(error)))
  }
}
