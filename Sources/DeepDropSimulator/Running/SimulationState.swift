/// Everything there is to see of a simulation at one moment.
public struct SimulationState: Sendable, Hashable, Encodable {
  /// How often something changed; a page asks for nothing that it has seen.
  public internal(set) var revision = 0
  /// The devices in the order in which they came.
  public internal(set) var devices: [Device] = []
  /// The latest steps, the oldest first: no more than ``maximumExplanations`` of them.
  public internal(set) var explanations: [Explanation] = []

  /// How many steps are kept.
  public static let maximumExplanations = 1000

  /// The device of this identifier, if it is there.
  public subscript(id: Device.ID) -> Device? { devices.first { $0.id == id } }
}
