extension Scenario {
  /// Says whether a step that cannot be done, or is not as expected, is tried once more.
  ///
  /// It waits as long as it likes before it answers; the count begins with 1.
  public typealias Patience = @Sendable (_ attempt: Int) async -> Bool

  /// Runs the steps up to the first that fails.
  ///
  /// - Parameters:
  ///   - simulation: Where; nil for a fresh one, whose devices meet in memory.
  ///   - patience: In memory nothing is worth waiting for; over a network, everything is.
  public func run(
    in simulation: Simulation? = nil,
    patience: Patience = { _ in false }
  ) async -> ScenarioReport {
    var results: [ScenarioReport.Result] = []
    do throws(SimulatorError) {
      let simulation = if let simulation { simulation } else { try Simulation() }
      for (index, step) in steps.enumerated() {
        let result = await run(
          step,
          line: index < lines.count ? lines[index] : nil,
          in: simulation,
          patience
        )
        results.append(result)
        guard result.isPassed else { break }
      }
    } catch {
      results.append(
        ScenarioReport.Result(
          step: name,
          line: nil,
          explanations: [],
          mismatch: nil,
          error: error.message
        )
      )
    }
    return ScenarioReport(name: name, results: results, stepCount: steps.count)
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
