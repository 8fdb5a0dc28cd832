/// An option or argument of a command, and the type its words become.
///
/// A command declares its parameters once, as values; the parser has checked the words against
/// `form` before a command runs, so reading a value cannot fail, and what is required is there.
struct Parameter<Value: Sendable>: Sendable {
  let form: ParameterForm
  let value: @Sendable ([String]) -> Value
}

// MARK: - Options

extension Parameter<Bool> {
  static func flag(_ name: String, _ summary: String) -> Self {
    Parameter(form: .flag(name, summary)) { !$0.isEmpty }
  }
}

extension Parameter<String?> {
  static func option(
    _ name: String,
    _ valueName: String,
    completion: ParameterForm.Completion = .none,
    _ summary: String
  ) -> Self {
    Parameter(form: .option(name, valueName, summary, completion: completion)) { $0.first }
  }
}

extension Parameter<String> {
  static func required(
    _ name: String,
    _ valueName: String,
    completion: ParameterForm.Completion = .none,
    _ summary: String
  ) -> Self {
    Parameter(form: .option(name, valueName, summary, .required, completion: completion)) { $0[0] }
  }
}

extension Parameter<[String]> {
  static func repeated(
    _ name: String,
    _ valueName: String,
    completion: ParameterForm.Completion = .none,
    _ summary: String
  ) -> Self {
    Parameter(form: .option(name, valueName, summary, .repeated, completion: completion)) { $0 }
  }

  static func oneOrMore(
    _ name: String,
    _ valueName: String,
    completion: ParameterForm.Completion = .none,
    _ summary: String
  ) -> Self {
    Parameter(form: .option(name, valueName, summary, .oneOrMore, completion: completion)) { $0 }
  }
}

extension Parameter {
  /// An option whose values are named in advance, or `fallback`.
  static func choice(
    _ name: String,
    _ valueName: String,
    among choices: KeyValuePairs<String, Value>,
    default fallback: Value,
    _ summary: String
  ) -> Self {
    Parameter(form: .option(name, valueName, summary, choices: choices.map(\.key))) { words in
      choices.first { $0.key == words.first }?.value ?? fallback
    }
  }

  /// An option whose values are named in advance, or nothing.
  static func choice<Choice>(
    _ name: String,
    _ valueName: String,
    among choices: KeyValuePairs<String, Choice>,
    _ summary: String
  ) -> Self where Value == Choice? {
    Parameter(form: .option(name, valueName, summary, choices: choices.map(\.key))) { words in
      choices.first { $0.key == words.first }?.value
    }
  }
}

// MARK: - Arguments

extension Parameter<String> {
  static func argument(_ name: String, _ summary: String) -> Self {
    Parameter(form: .argument(name, summary)) { $0[0] }
  }
}

extension Parameter<String?> {
  static func optionalArgument(
    _ name: String,
    completion: ParameterForm.Completion,
    _ summary: String
  ) -> Self {
    Parameter(form: .argument(name, summary, .optional, completion: completion)) { $0.first }
  }
}

extension Parameter<[String]> {
  static func arguments(
    _ name: String,
    completion: ParameterForm.Completion,
    _ summary: String
  ) -> Self {
    Parameter(form: .argument(name, summary, .oneOrMore, completion: completion)) { $0 }
  }
}

extension Parameter {
  /// An argument whose values are named in advance.
  static func argument(
    _ name: String,
    among choices: KeyValuePairs<String, Value>,
    _ summary: String
  ) -> Self {
    Parameter(form: .argument(name, summary, choices: choices.map(\.key))) { words in
      guard let choice = choices.first(where: { $0.key == words.first }) else {
        preconditionFailure("the parser lets no other value pass")
      }
      return choice.value
    }
  }
}
