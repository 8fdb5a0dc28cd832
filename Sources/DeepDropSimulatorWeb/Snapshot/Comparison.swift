import DeepDropKit
import DeepDropSimulator

/// What a receiver is asked about one link: sent as it is, and as a file named after its title.
struct Comparison: Sendable, Encodable {
  let before: AcceptDialog
  let after: AcceptDialog

  /// Sends it both ways, between devices of its own.
  init(of shared: SharedLink) async throws {
    before = try await Self.dialog(for: shared, .deepLink)
    after = try await Self.dialog(for: shared, .file)
  }

  private static func dialog(
    for shared: SharedLink,
    _ strategy: AirDropStrategy
  ) async throws -> AcceptDialog {
    let simulation = try Simulation()
    let app = try Example.app(opening: shared.link)
    try await simulation.add(Device(id: "sender", name: "First iPhone"))
    try await simulation.add(Device(id: "receiver", name: "Second iPhone"))
    for act in [
      Act.install(app), .share(.link(shared, strategy), from: app.id), .choose(.airDrop),
      .send(to: "receiver"),
    ] {
      try await simulation.perform(act, at: "sender")
    }
    guard case .dialog(let dialog)? = await simulation.state["receiver"]?.screen else {
      preconditionFailure("a receiver that is idle is asked about everything")
    }
    return dialog
  }
}
