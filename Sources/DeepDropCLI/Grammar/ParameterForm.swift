/// What help, completion, the manual page and the parser know of a parameter.
struct ParameterForm: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case flag
    case option
    case argument
  }

  /// How often a parameter may be given.
  enum Occurrence: Sendable, Hashable {
    case optional
    case required
    case repeated
    case oneOrMore
  }

  /// What a shell offers in the value's place.
  enum Completion: Sendable, Hashable {
    case none
    case file
    case directory
    case command
  }

  let kind: Kind
  /// The option without its dashes, or the argument's name.
  let name: String
  let valueName: String
  let summary: String
  let occurrence: Occurrence
  /// The values allowed; empty where any is.
  let choices: [String]
  let completion: Completion

  var isPath: Bool { completion == .file || completion == .directory }
  var isRepeated: Bool { occurrence == .repeated || occurrence == .oneOrMore }
}

// MARK: - Kinds

extension ParameterForm {
  static func flag(_ name: String, _ summary: String) -> Self {
    ParameterForm(
      kind: .flag,
      name: name,
      valueName: "",
      summary: summary,
      occurrence: .optional,
      choices: [],
      completion: .none
    )
  }

  static func option(
    _ name: String,
    _ valueName: String,
    _ summary: String,
    _ occurrence: Occurrence = .optional,
    choices: [String] = [],
    completion: Completion = .none
  ) -> Self {
    ParameterForm(
      kind: .option,
      name: name,
      valueName: valueName,
      summary: summary,
      occurrence: occurrence,
      choices: choices,
      completion: completion
    )
  }

  static func argument(
    _ name: String,
    _ summary: String,
    _ occurrence: Occurrence = .required,
    choices: [String] = [],
    completion: Completion = .none
  ) -> Self {
    ParameterForm(
      kind: .argument,
      name: name,
      valueName: name,
      summary: summary,
      occurrence: occurrence,
      choices: choices,
      completion: completion
    )
  }
}
