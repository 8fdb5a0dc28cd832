/// A script for simulated devices, with a verdict.
///
/// ```swift
/// let acme = try DeviceApp(infoPlist: bytes)
/// let report = await Scenario(
///   name: "The title shows, and the app opens",
///   steps: [
///     .device(Device(id: "ann", name: "Ann's iPhone")),
///     .device(Device(id: "ben", name: "Ben's iPhone")),
///     .act(.install(acme), at: "ann"),
///     .act(.install(acme), at: "ben"),
///     .act(.share(.link(party, .file), from: acme.id), at: "ann"),
///     .act(.choose(.airDrop), at: "ann"),
///     .act(.send(to: "ben"), at: "ann"),
///     .expect(.dialogTitle(party.title), at: "ben"),
///     .act(.accept, at: "ben"),
///     .expect(.openedLink(acme.id, party.link), at: "ben"),
///     .expect(.fileGone, at: "ben"),
///   ]
/// ).run()
/// print(report.failure ?? "passed")
/// ```
public struct Scenario: Sendable, Hashable {
  /// What it is called, in transcripts and reports.
  public var name: String
  /// The steps in order.
  public var steps: [Step]
  /// The line of each step in the file that it was read from; empty for one made in Swift.
  public private(set) var lines: [Int] = []

  /// Some steps.
  public init(name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
  }

  init(name: String, numbered steps: [(line: Int, step: Step)]) {
    self.name = name
    self.steps = steps.map(\.step)
    lines = steps.map(\.line)
  }
}
