extension Scenario {
  /// Says whether a step that cannot be done, or is not as expected, is tried once more.
  ///
  /// It waits as long as it likes before it answers; the count begins with 1.
  public typealias Patience = @Sendable (_ attempt: Int) async -> Bool

  /// Runs the steps up to the first that fails.
  ///
  /// Without an expectation it fails: it would pass whatever the apps do.
  ///
  /// - Parameters:
  ///   - simulation: Where; nil for a fresh one, whose devices meet in memory.
  ///   - patience: In memory nothing is worth waiting for; over a network, everything is.
  public func run(
    in simulation: Simulation? = nil,
    patience: Patience = { _ in false }
  ) async -> ScenarioReport {
    let place: Simulation
    do throws(SimulatorError) {
      place = if let simulation { simulation } else { try Simulation() }
    } catch {
      return ScenarioReport(name: name, notRunFor: ScenarioReport.Obstacle(error.message))
    }
    var results: [ScenarioReport.Result] = []
    for (index, step) in steps.enumerated() {
      let line = index < lines.count ? lines[index] : nil
      let result = await run(step, line: line, in: place, patience)
      results.append(result)
      guard result.isPassed else { break }
    }
    return ScenarioReport(of: self, results: results)
  }

  private func run(
    _ step: Step,
    line: Int?,
    in simulation: Simulation,
    _ patience: Patience
  ) async -> ScenarioReport.Result {
    let before = await simulation.state.explanations.last?.number ?? 0
    var (mismatch, error) = await simulation.attempt(step)
    var count = 1
    while mismatch != nil || error != nil, await patience(count) {
      (mismatch, error) = await simulation.attempt(step)
      count += 1
    }
    return ScenarioReport.Result(
      step: self.line(of: step),
      line: line,
      explanations: await simulation.state.explanations.filter { $0.number > before },
      mismatch: mismatch,
      error: error
    )
  }
}

extension Simulation {
  fileprivate func attempt(_ step: Step) async -> (Mismatch?, String?) {
    do throws(SimulatorError) {
      switch step {
      case .device(let device): try add(device)
      case .stock(let app): stock(app)
      case .act(let act, let device): try await perform(act, at: device)
      case .expect(let expectation, let id):
        return (expectation.check(phones[try index(of: id)].device), nil)
      }
      return (nil, nil)
    } catch {
      return (nil, error.message)
    }
  }
}
