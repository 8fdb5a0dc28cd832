import DeepDropSimulator

#if os(Linux)
  import DeepDropDiscovery
#endif

/// Runs scenarios one after another, and says what came of each.
struct ScenarioRun: Sendable {
  private let store: [DeviceApp]
  private let junit: String?
  private let isJSON: Bool
  #if os(Linux)
    private let scope: NetworkScope?
  #endif
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Failure) {
    var store: [DeviceApp] = []
    for path in invocation[SimulateCommand.store] { store.append(try DeviceApp(at: path)) }
    self.store = store
    junit = invocation[SimulateCommand.junit]
    isJSON = invocation[SimulateCommand.json]
    #if os(Linux)
      scope = try SimulateCommand.scope(invocation, otherwise: .memory)
    #endif
    self.console = console
  }

  /// Each gets a verdict, whatever becomes of the others; the status is the largest.
  func run(_ paths: [String]) throws(Failure) -> ExitStatus {
    let read = paths.map { path in
      Result { () throws(UnrunScenario) in try Scenario(at: path) }
    }
    if let junit {
      let named = zip(paths, read).flatMap { (try? $1.get().paths(from: $0)) ?? [] }
      // Of a bundle the Info.plist in it.
      let apps = (named + store.compactMap(\.path)).map { (try? App.infoPlist(at: $0).path) ?? $0 }
      guard !(paths + apps).contains(where: junit.isSameFile) else {
        throw .usage("--junit", "\(junit) is an input, the verdicts need a file of their own")
      }
      try OutputFile.checkReplaceable(junit)
    }
    return try Waiting.run { () async throws(Failure) in
      var reports: [ScenarioReport] = []
      var status = ExitStatus.done
      for scenario in read {
        let (report, failure) = await verdict(on: scenario)
        guard !Task.isCancelled else { return .interrupted }
        reports.append(report)
        try show(report)
        guard let failure else { continue }
        console.report(failure)
        status = max(status, failure.status)
      }
      if let junit { try OutputFile.replace([(junit, Array(reports.junit.utf8))]) }
      return status
    }
  }

  private func verdict(
    on scenario: Result<Scenario, UnrunScenario>
  ) async -> (ScenarioReport, Failure?) {
    do throws(UnrunScenario) {
      let report = try await run(try scenario.get())
      return (report, report.failure.map { Failure(.no, report.name, $0) })
    } catch {
      return (error.report, error.failure)
    }
  }

  private func run(_ scenario: Scenario) async throws(UnrunScenario) -> ScenarioReport {
    do throws(Failure) {
      #if os(Linux)
        if let scope {
          return try await NetworkAir(simulation(.outside), on: scope).run(scenario)
        }
      #endif
      return await scenario.run(in: try simulation(.memory))
    } catch {
      throw UnrunScenario(error, of: scenario.name)
    }
  }

  private func simulation(_ carrier: Simulation.Carrier) throws(Failure) -> Simulation {
    do throws(SimulatorError) {
      return try Simulation(store: store, carrier: carrier)
    } catch {
      throw Failure(.cannotWrite, "simulate", error.message.clause)
    }
  }

  private func show(_ report: ScenarioReport) throws(Failure) {
    if isJSON {
      try console.print(json: report)
    } else {
      try console.print(content: report.transcript)
    }
  }
}
