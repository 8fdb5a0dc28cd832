import DeepDropHTTPS
package import DeepDropKit
package import DeepDropSimulator

/// What the page is served with.
package struct SimulatorSettings: Sendable {
  /// The port on this machine; 0 takes a free one.
  package var port: UInt16 = 0
  /// The link that the page begins with.
  package var first: SharedLink?

  /// A free port.
  package init() {}
}

/// The page with two phones, for the browsers of this machine.
package struct SimulatorServer: Sendable {
  /// Where the page is, with the token that guards it.
  package let address: String

  /// The most pages that follow the simulation at once.
  static let maximumPages = 32

  /// Serves the page while `body` runs; when it ends, so does the server.
  ///
  /// - Throws: ``HTTPSError`` when the port is taken, and what `body` throws.
  package static func run<Result>(
    _ simulation: Simulation,
    _ settings: SimulatorSettings = SimulatorSettings(),
    whileServing body: (SimulatorServer) async throws -> Result
  ) async throws -> Result {
    var configuration = ServerConfiguration(
      binding: .address("127.0.0.1"),
      port: settings.port,
      security: .plain
    )
    // All of them are this machine's; a browser keeps six for a page, of which one is for its events.
    configuration.limits.connections = 8 * maximumPages
    configuration.limits.connectionsPerPeer = configuration.limits.connections
    // Nobody on this machine takes that long for a request.
    configuration.limits.headTime = .seconds(5)
    let responder = Responder(simulation: simulation, gate: Gate(), settings: settings)
    return try await HTTPSServer.run(configuration) { request in
      try await responder.answer(request)
    } whileServing: { server in
      try await body(
        SimulatorServer(address: "http://\(server.endpoint)/\(responder.gate.token)/")
      )
    }
  }
}
