import DeepDropSimulator

/// Runs scenarios one after another, and says what came of each.
struct ScenarioRun: Sendable {
  private let store: [DeviceApp]
  private let junit: String?
  private let isJSON: Bool
  private let carrier: Simulation.Carrier
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Failure) {
    var store: [DeviceApp] = []
    for path in invocation[SimulateCommand.store] { store.append(try DeviceApp(at: path)) }
    self.store = store
    junit = invocation[SimulateCommand.junit]
    isJSON = invocation[SimulateCommand.json]
    #if os(Linux)
      carrier = invocation[SimulateCommand.over] ?? .memory
    #else
      carrier = .memory
    #endif
    self.console = console
  }

  /// Each is read before any runs: a typo in the last one costs no time.
  func run(_ paths: [String]) throws(Failure) -> ExitStatus {
    var scenarios: [Scenario] = []
    for path in paths { scenarios.append(try Scenario(at: path)) }
    let read = scenarios
    return try Waiting.run { () async throws(Failure) in
      var reports: [ScenarioReport] = []
      for scenario in read {
        let report = try await run(scenario)
        guard !Task.isCancelled else { return .interrupted }
        reports.append(report)
        try show(report)
      }
      if let junit { try OutputFile.replace([(junit, Array(reports.junit.utf8))]) }
      return reports.allSatisfy(\.isPassed) ? .done : .no
    }
  }

  private func run(_ scenario: Scenario) async throws(Failure) -> ScenarioReport {
    let simulation: Simulation
    do throws(SimulatorError) {
      simulation = try Simulation(store: store, carrier: carrier)
    } catch {
      throw Failure(.cannotWrite, "simulate", error.message.clause)
    }
    #if os(Linux)
      if carrier == .outside { return try await LoopbackAir(simulation).run(scenario) }
    #endif
    return await scenario.run(in: simulation)
  }

  private func show(_ report: ScenarioReport) throws(Failure) {
    if isJSON {
      try console.print(json: report)
    } else {
      try console.print(content: report.transcript)
    }
    guard let failure = report.failure else { return }
    console.report(Failure(.no, report.name, failure))
  }
}
