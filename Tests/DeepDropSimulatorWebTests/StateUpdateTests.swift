import DeepDropSimulator
import Testing

@testable import DeepDropSimulatorWeb

@Suite struct StateUpdateTests {
  @Test func `a page that knows nothing is told everything`() async throws {
    let simulation = try await Self.twoDevices()
    let state = await simulation.state
    let update = StateUpdate(from: nil, to: state)
    #expect(update.isWhole)
    #expect(update.order == ["device-1", "device-2"])
    #expect(update.devices == state.devices)
    #expect(update.explanations == state.explanations)
  }

  @Test func `then only what changed is told`() async throws {
    let simulation = try await Self.twoDevices()
    let before = await simulation.state
    try await simulation.perform(.tapApp("com.example.acme"), at: "device-2")
    let after = await simulation.state
    let update = StateUpdate(from: before, to: after)
    #expect(!update.isWhole)
    #expect(update.order == ["device-1", "device-2"])
    #expect(update.devices.map(\.id) == ["device-2"])
    #expect(update.explanations == Array(after.explanations.dropFirst(before.explanations.count)))
    #expect(update.explanations.count > 0)
  }

  @Test func `without a change nothing is told`() async throws {
    let state = try await Self.twoDevices().state
    let update = StateUpdate(from: state, to: state)
    #expect(update.devices == [])
    #expect(update.explanations == [])
  }

  static func twoDevices() async throws -> Simulation {
    let simulation = try Simulation()
    for name in ["First", "Second"] { try await Example.addDevice(named: name, to: simulation) }
    return simulation
  }
}
