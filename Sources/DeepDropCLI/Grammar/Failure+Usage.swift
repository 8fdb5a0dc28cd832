extension Failure {
  static func noCommand(of tool: Tool) -> Failure {
    .usage(nil, "no command given, \"\(tool.name) help\" lists them")
  }

  static func unknownCommand(_ word: String, suggestion: String?, of tool: Tool) -> Failure {
    let right = suggestion.map { "did you mean \($0)?" } ?? "\"\(tool.name) help\" lists them"
    return .usage(word, "no such command, \(right)")
  }

  static func optionBeforeCommand(_ word: String) -> Failure {
    .usage(word, "an option follows its command, before it go only --help and --version")
  }

  static func unknownOption(_ word: String, suggestion: String?, of command: Command) -> Failure {
    let right = suggestion.map { "did you mean \($0)?" } ?? "--help lists the options"
    return .usage(command.name, "no option \(word), \(right)")
  }

  static func flagWithValue(_ flag: ParameterForm, of command: Command) -> Failure {
    .usage(command.name, "--\(flag.name) takes no value, give it alone")
  }

  static func valueMissing(_ option: ParameterForm, of command: Command) -> Failure {
    let name = "--\(option.name)"
    return .usage(
      command.name,
      "\(name) needs a value: \(name) \(option.valueName), or \(name)=\(option.valueName)"
    )
  }

  static func givenTwice(_ option: ParameterForm, of command: Command) -> Failure {
    .usage(command.name, "--\(option.name) is given twice, it takes one value")
  }

  static func standardInputTwice(for command: Command) -> Failure {
    .usage(command.name, "standard input is named twice, it can be read once")
  }

  static func unexpectedArgument(_ word: String, of command: Command) -> Failure {
    .usage(command.name, "unexpected argument \(word), \(command.expectedArguments)")
  }

  static func notAChoice(
    _ value: String,
    of parameter: ParameterForm,
    in command: Command
  ) -> Failure {
    let name = parameter.kind == .argument ? parameter.name : "--\(parameter.name)"
    let choices = parameter.choices.joined(separator: ", ")
    return .usage(command.name, "\(name) cannot be \(value), it is one of: \(choices)")
  }

  /// An empty path would be this directory to some calls and nothing to others.
  static func emptyPath(_ parameter: ParameterForm, of command: Command) -> Failure {
    let name = parameter.kind == .argument ? parameter.name : "--\(parameter.name)"
    return .usage(command.name, "\(name) cannot be empty, \".\" is this directory")
  }

  static func missing(_ parameter: ParameterForm, of command: Command) -> Failure {
    .usage(command.name, "\(parameter.spelling) is missing, --help shows what the command takes")
  }
}

extension Command {
  fileprivate var expectedArguments: String {
    arguments.isEmpty
      ? "it takes options only"
      : "it takes \(arguments.map(\.spelling).joined(separator: " "))"
  }
}
