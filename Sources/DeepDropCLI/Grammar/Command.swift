/// A command as a value: what the parser, help, completion and the manual page all read.
struct Command: Sendable {
  typealias Action = @Sendable (Invocation, Console) throws(Failure) -> ExitStatus

  let name: String
  /// One sentence, in the imperative.
  let summary: String
  /// Paragraphs, separated by an empty line.
  let discussion: String
  let example: String
  let run: Action
  // Made when somebody asks: each start makes the table of all commands, and runs one.
  private let makeParameters: @Sendable () -> [ParameterForm]

  init(
    name: String,
    summary: String,
    discussion: String = "",
    parameters: @autoclosure @escaping @Sendable () -> [ParameterForm],
    example: String,
    run: @escaping Action
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.example = example
    self.run = run
    makeParameters = parameters
  }

  /// Arguments in the order in which they are given; only the last may be repeated.
  var parameters: [ParameterForm] { makeParameters() }

  var arguments: [ParameterForm] { parameters.filter { $0.kind == .argument } }
  var options: [ParameterForm] { parameters.filter { $0.kind != .argument } }
}

// MARK: - Shapes

extension Command {
  /// The words of a usage line, each of which stays in one piece: `--app PATH`, `[--json]`, `URL`.
  var usage: [String] { options.map(\.usage) + arguments.map(\.usage) }
}

extension ParameterForm {
  /// The parameter as it is typed: `--format FORMAT`, `--json`, `URL`.
  var spelling: String {
    switch kind {
    case .flag: "--\(name)"
    case .option: "--\(name) \(valueName)"
    case .argument: valueName
    }
  }

  fileprivate var usage: String {
    switch occurrence {
    case .required: spelling
    case .optional: "[\(spelling)]"
    case .repeated: "[\(spelling)]..."
    case .oneOrMore: "\(spelling)..."
    }
  }

  /// The summary, with the choices where the values are fixed.
  var explanation: String {
    choices.isEmpty ? summary : "\(summary) One of: \(choices.joined(separator: ", "))."
  }
}
