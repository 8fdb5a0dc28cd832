import DeepDropKit
import DeepDropSimulator

/// What a receiver is asked about one link: sent as it is, and as a file named after its title.
struct Comparison: Sendable, Encodable {
  let before: AcceptDialog
  let after: AcceptDialog
  /// The name of the picture that the second one shows.
  let icon: String?

  /// Sends it both ways, between devices of its own.
  init(of shared: SharedLink, icon: String? = nil) async throws {
    let thumbnail = icon.flatMap(Example.picture)
    before = try await Self.dialog(for: .link(shared, .deepLink), of: shared.link)
    after = try await Self.dialog(for: .link(shared, .file, icon: thumbnail), of: shared.link)
    self.icon = thumbnail == nil ? nil : icon
  }

  private static func dialog(
    for content: SharedContent,
    of link: DeepLink
  ) async throws -> AcceptDialog {
    let simulation = try Simulation()
    let app = try Example.app(opening: link)
    try await simulation.add(Device(id: "sender", name: "First iPhone"))
    try await simulation.add(Device(id: "receiver", name: "Second iPhone"))
    for act in [
      Act.install(app), .share(content, from: app.id), .choose(.airDrop), .send(to: "receiver"),
    ] {
      try await simulation.perform(act, at: "sender")
    }
    guard case .dialog(let dialog)? = await simulation.state["receiver"]?.screen else {
      preconditionFailure("a receiver that is idle is asked about everything")
    }
    return dialog
  }
}
