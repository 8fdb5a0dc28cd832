import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Some devices near each other: a person does something at one, and this says what comes of it.
///
/// The apps' half is the one that ships: what an app shares comes from its `LinkShare`, what it takes
/// goes through its `LinkReceiver`, with real files in a folder that goes with the simulation. What
/// the systems do is a model, and each ``Explanation`` says what it rests on.
///
/// The same acts, one after another, give the same state. Several callers at once are each served
/// whole, in any order.
///
/// ```swift
/// let simulation = try Simulation()
/// try await simulation.add(Device(id: "ann", name: "Ann's iPhone"))
/// try await simulation.add(Device(id: "ben", name: "Ben's iPhone"))
/// for device in ["ann", "ben"] {
///   try await simulation.perform(.install(DeviceApp(infoPlist: bytes)), at: device)
/// }
/// try await simulation.perform(.share(.link(party, .file), from: "com.example.acme"), at: "ann")
/// try await simulation.perform(.choose(.airDrop), at: "ann")
/// try await simulation.perform(.send(to: "ben"), at: "ann")
/// await simulation.state["ben"]?.screen  // .dialog, and its title is that of the link
/// try await simulation.perform(.accept, at: "ben")
/// ```
public actor Simulation {
  /// What carries between the devices.
  public enum Carrier: Sendable, Hashable {
    /// The protocol's machines, in memory: an act is over when everything that it causes is.
    case memory
    /// Somebody who takes the ``Simulation/departures`` and reports what arrives.
    case outside
  }

  /// What carries.
  public nonisolated let carrier: Carrier
  /// What leaves, for somebody outside who carries it; to be read by one.
  public nonisolated let departures: AsyncStream<Departure>
  /// The apps that the App Store has.
  public internal(set) var store: [DeviceApp]

  /// The disk of all devices.
  let folder: TemporaryFolder
  let departing: AsyncStream<Departure>.Continuation
  var phones: [Phone] = []
  var transfers: [Int: Transfer] = [:]
  var lastTransfer = 0
  var handovers: [Handover] = []
  /// The time that the protocol's limits see; nobody does anything within three seconds.
  var time = Duration.zero
  private var revision = 0
  private var explanations: [Explanation] = []
  private var lastExplanation = 0
  /// What was done so far, as a scenario.
  public internal(set) var recording: Recording
  private var watchers: [Int: AsyncStream<SimulationState>.Continuation] = [:]
  private var lastWatcher = 0

  /// An empty place.
  ///
  /// - Parameters:
  ///   - store: The apps of the App Store, which a device without an app for a file is offered.
  ///   - carrier: What carries between the devices.
  ///   - folder: Where a recording's Info.plists and pictures are to lie, seen from its scenario,
  ///     such as `party.apps/`; empty for beside it.
  /// - Throws: ``SimulatorError/Code/noDisk`` when the folder for the devices cannot be made.
  public init(
    store: [DeviceApp] = [],
    carrier: Carrier = .memory,
    recordingAppsIn folder: String = ""
  ) throws(SimulatorError) {
    self.store = store
    self.carrier = carrier
    recording = Recording(appsIn: folder)
    self.folder = try TemporaryFolder()
    (departures, departing) = AsyncStream.makeStream()
  }

  deinit {
    departing.finish()
    for watcher in watchers.values { watcher.finish() }
  }
}

// MARK: - Looking on

extension Simulation {
  /// The state now.
  public var state: SimulationState {
    SimulationState(
      revision: revision,
      devices: phones.map(\.device),
      explanations: explanations
    )
  }

  /// The state now and after each change; a slow reader misses what was overtaken.
  public func states() -> AsyncStream<SimulationState> {
    let (stream, continuation) = AsyncStream<SimulationState>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )
    lastWatcher += 1
    let number = lastWatcher
    watchers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forgetWatcher(number) }
    }
    continuation.yield(state)
    return stream
  }

  private func forgetWatcher(_ number: Int) {
    watchers[number] = nil
  }

  /// Tells everybody who looks on that something changed.
  func publish() {
    revision += 1
    recording.see(phones.lazy.map(\.device))
    guard !watchers.isEmpty else { return }
    let state = state
    for watcher in watchers.values { watcher.yield(state) }
  }

  func explain(
    _ kind: Explanation.Kind,
    at device: Device.ID,
    _ message: String,
    _ details: [String] = []
  ) {
    lastExplanation += 1
    explanations.append(
      Explanation(
        number: lastExplanation,
        device: device,
        kind: kind,
        message: message,
        details: details
      )
    )
    // Cut by halves, so that ten thousand events do not each move a thousand.
    if explanations.count > 2 * SimulationState.maximumExplanations {
      explanations.removeFirst(explanations.count - SimulationState.maximumExplanations)
    }
  }
}

// MARK: - Devices

extension Simulation {
  /// Puts an app into the App Store.
  public func stock(_ app: DeviceApp) {
    store.append(app)
    recording.note(.stock(app))
  }

  /// The most devices: each may see every other, so that twice as many are four times the work.
  public static let maximumDevices = 64

  /// Puts a device there.
  ///
  /// - Throws: ``SimulatorError/Code/duplicateDevice`` when there is one of this identifier; two of
  ///   one name are fine. ``SimulatorError/Code/tooManyDevices`` beyond ``maximumDevices``.
  public func add(_ device: Device) throws(SimulatorError) {
    guard phones.count < Self.maximumDevices else { throw .tooManyDevices }
    guard !phones.contains(where: { $0.device.id == device.id }) else {
      throw .duplicateDevice(device.id)
    }
    // Numbered, since names and identifiers come from strangers.
    let disk = DeviceFolder(simulation: folder.url, number: phones.count)
    phones.append(Phone(device, folder: disk))
    recording.note(.device(device))
    publish()
  }

  /// Puts a device there for its number, counted from 1.
  ///
  /// - Returns: its identifier.
  package func addNext(
    _ device: @Sendable (_ number: Int) -> Device
  ) throws(SimulatorError) -> Device.ID {
    let device = device(phones.count + 1)
    try add(device)
    return device.id
  }

  /// The place of a device.
  func index(of id: Device.ID) throws(SimulatorError) -> Int {
    guard let index = phones.firstIndex(where: { $0.device.id == id }) else {
      throw .noDevice(id, among: phones.map(\.device.id))
    }
    return index
  }
}

// MARK: Errors

extension SimulatorError {
  static func duplicateDevice(_ id: String) -> Self {
    Self(.duplicateDevice, "There is a device \(id.quoted) already.")
  }

  static let tooManyDevices = Self(
    .tooManyDevices,
    "There are \(Simulation.maximumDevices) devices, which is the most."
  )

  static func noDevice(_ id: String, among ids: [String]) -> Self {
    Self(.noDevice, "There is no device \(id.quoted): there is \(ids.map(\.quoted).listed).")
  }
}
