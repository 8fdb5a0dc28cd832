import DeepDropPropertyList

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

  /// Why a scenario could not be run at all.
  public struct Obstacle: Sendable, Hashable, Encodable {
    /// One sentence for people, with the place where a line is at fault.
    public let message: String
    /// The number of that line, from 1; nil where it is none's fault.
    public let line: Int?
    /// The column in it, from 1.
    public let column: Int?

    /// What was in the way.
    public init(_ message: String, line: Int? = nil, column: Int? = nil) {
      self.message = message
      self.line = line
      self.column = column
    }
  }

  /// The scenario.
  public let name: String
  /// The steps up to the first that failed, which is the last then.
  public let results: [Result]
  /// How many steps there are.
  public let stepCount: Int
  /// Why it was not run; nil for one that was.
  public let obstacle: Obstacle?
  private let hasExpectation: Bool

  init(of scenario: Scenario, results: [Result]) {
    name = scenario.name
    self.results = results
    stepCount = scenario.steps.count
    obstacle = nil
    hasExpectation = scenario.steps.contains { if case .expect = $0 { true } else { false } }
  }

  /// A scenario that could not be run, and so has not passed.
  public init(name: String, notRunFor obstacle: Obstacle) {
    self.name = name
    results = []
    stepCount = 0
    self.obstacle = obstacle
    hasExpectation = false
  }

  /// Whether all went as expected.
  public var isPassed: Bool { failure == nil }

  /// Why it did not, in a sentence that shows both sides.
  public var failure: String? {
    if let obstacle { return obstacle.message.spelledOut }
    guard let last = results.last, !last.isPassed else { return emptiness }
    let place = last.line.map { "line \($0), " } ?? ""
    let reason = last.mismatch.map { "expected \($0.expected), found \($0.found)" }
    return "\(place)\(last.step): \(reason ?? last.error ?? "")".spelledOut
  }

  /// What expects nothing would pass whatever the apps do.
  private var emptiness: String? {
    guard !hasExpectation else { return nil }
    let lack = stepCount == 0 ? "there is no step" : "nothing is expected"
    return lack + ", a verdict needs a line that begins with “expect”"
  }
}

extension ScenarioReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, passed, failure, error, steps
  }

  /// Writes the verdict beside the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(isPassed, forKey: .passed)
    try container.encodeIfPresent(failure, forKey: .failure)
    try container.encodeIfPresent(obstacle, forKey: .error)
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
    let label = obstacle == nil ? "Failed: " : "Not run: "
    lines.append(failure.map { label + $0 } ?? "Passed: \(stepCount) steps.")
    return lines.map { $0.spelledOut + "\n" }.joined()
  }
}
