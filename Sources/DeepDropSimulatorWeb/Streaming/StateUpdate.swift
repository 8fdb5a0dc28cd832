import DeepDropSimulator

/// What a page has to know beyond what it was told: the devices that changed, the steps that came.
///
/// With fifty devices and a thousand steps, everything would be a megabyte a tap.
struct StateUpdate: Sendable, Hashable, Encodable {
  /// Whether the page knows nothing yet.
  let isWhole: Bool
  /// Every device, in order.
  let order: [Device.ID]
  /// The devices that changed.
  let devices: [Device]
  /// The steps that came.
  let explanations: [Explanation]

  init(from old: SimulationState?, to new: SimulationState) {
    isWhole = old == nil
    order = new.devices.map(\.id)
    let known = Dictionary(uniqueKeysWithValues: old?.devices.map { ($0.id, $0) } ?? [])
    devices = new.devices.filter { known[$0.id] != $0 }
    let last = old?.explanations.last?.number ?? 0
    explanations = new.explanations.filter { $0.number > last }
  }
}
