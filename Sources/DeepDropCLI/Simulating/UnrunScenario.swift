import DeepDropSimulator

/// A scenario that could not be run, which keeps no other from its verdict.
struct UnrunScenario: Error, Sendable, Hashable {
  let failure: Failure
  /// What is reported in the place of a verdict.
  let report: ScenarioReport

  init(_ failure: Failure, of name: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.failure = failure
    report = ScenarioReport(
      name: name ?? failure.subject ?? "",
      notRunFor: ScenarioReport.Obstacle(failure.message, line: line, column: column)
    )
  }
}
