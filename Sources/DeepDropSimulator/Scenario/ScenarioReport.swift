/// What came of a scenario.
public struct ScenarioReport: Sendable, Hashable {
  /// What came of a step.
  public struct Result: Sendable, Hashable, Encodable {
    /// The step as its line in a file.
    public let step: String
    /// The number of that line; nil for a step made in Swift.
    public let line: Int?
    /// The explanations that it caused.
    public let explanations: [Explanation]
    /// Both sides of an expectation that failed.
    public let mismatch: Mismatch?
    /// Why it could not be done.
    public let error: String?

    /// Whether it was done, or is as expected.
    public var isPassed: Bool { mismatch == nil && error == nil }
  }

  /// The scenario.
  public let name: String
  /// The steps up to the first that failed, which is the last then.
  public let results: [Result]
  /// How many steps there are.
  public let stepCount: Int

  init(name: String, results: [Result], stepCount: Int) {
    self.name = name
    self.results = results
    self.stepCount = stepCount
  }

  /// A scenario that was not run, for whatever stopped it.
  public init(stopped scenario: Scenario) {
    self.init(name: scenario.name, results: [], stepCount: scenario.steps.count)
  }

  /// Whether all went as expected.
  public var isPassed: Bool { failure == nil }

  /// Why it did not, in a sentence that shows both sides.
  public var failure: String? {
    guard let last = results.last, !last.isPassed else { return nil }
    let place = last.line.map { "line \($0), " } ?? ""
    if let mismatch = last.mismatch {
      return "\(place)\(last.step): expected \(mismatch.expected), found \(mismatch.found)"
    }
    return "\(place)\(last.step): \(last.error ?? "")"
  }
}

extension ScenarioReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, passed, failure, steps
  }

  /// Writes the verdict beside the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(isPassed, forKey: .passed)
    try container.encodeIfPresent(failure, forKey: .failure)
    try container.encode(results, forKey: .steps)
  }
}

extension ScenarioReport {
  /// The whole run, for people: each step, and below it what happened and why.
  public var transcript: String {
    var lines = ["\(name)"]
    for result in results {
      lines.append("  \(result.isPassed ? "•" : "✗") \(result.step)")
      for explanation in result.explanations {
        lines.append("      \(explanation.device): \(explanation.message)")
        lines += explanation.details.map { "        " + $0 }
      }
    }
    lines.append(failure.map { "Failed: " + $0 } ?? "Passed: \(stepCount) steps.")
    return lines.joined(separator: "\n") + "\n"
  }
}
