import DeepDropPropertyList

/// A command with the words it was given, checked against its grammar.
struct Invocation: Sendable {
  let tool: Tool
  let command: Command
  /// By the names of the parameters that were given.
  fileprivate(set) var words: [String: [String]] = [:]

  subscript<Value>(parameter: Parameter<Value>) -> Value {
    parameter.value(words[parameter.form.name] ?? [])
  }
}

extension Invocation {
  /// Refuses options that change nothing here: whoever gave one expects something of it.
  func refuse(_ options: [ParameterForm], because reason: String) throws(Failure) {
    guard let option = options.first(where: { words[$0.name] != nil }) else { return }
    throw .usage(command.name, "--\(option.name) \(reason)")
  }

  /// Refuses inputs of which a second is standard input: the first would leave nothing of it.
  func checkStandardInput(among paths: [String]) throws(Failure) {
    guard paths.count(where: { $0 == "-" }) < 2 else { throw .standardInputTwice(for: command) }
  }
}

extension Tool {
  /// Reads a command line without the program's own name.
  ///
  /// `COMMAND --help` is `help COMMAND`, whatever else the line holds: who asks for help need not
  /// have the rest right.
  func parse(_ words: [String]) throws(Failure) -> Invocation {
    switch words.first {
    case nil: throw .noCommand(of: self)
    case "--help", "-h": return try parse(["help"] + words.dropFirst())
    case let word? where word.hasPrefix("-"): throw .optionBeforeCommand(word)
    case let word?:
      let command = try command(named: word)
      let rest = words.dropFirst()
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        return try parse(["help", word])
      }
      return try Invocation(tool: self, command: command, words: Array(rest))
    }
  }
}

// MARK: - Parsing

extension Invocation {
  fileprivate init(tool: Tool, command: Command, words: [String]) throws(Failure) {
    self.init(tool: tool, command: command)
    var rest = words[...]
    var positional: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      }
      // A lone dash is standard input, hence an argument.
      if word.hasPrefix("-"), word != "-" {
        try takeOption(word, from: &rest)
      } else {
        positional.append(word)
      }
    }
    try takeArguments(positional)
    try checkOccurrences()
  }

  private mutating func takeOption(
    _ word: String,
    from rest: inout ArraySlice<String>
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = command.options.first(where: { "--\($0.name)" == spelling }) else {
      let known = command.options.map { "--\($0.name)" } + ["--help"]
      throw .unknownOption(spelling, suggestion: spelling.closest(among: known), of: command)
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if option.kind == .flag {
      guard attached == nil else { throw .flagWithValue(option, of: command) }
      words[option.name] = [""]
      return
    }
    guard option.isRepeated || words[option.name] == nil else {
      throw .givenTwice(option, of: command)
    }
    let value = if let attached { attached } else { try takeValue(of: option, from: &rest) }
    try check(value, of: option)
    words[option.name, default: []].append(value)
  }

  /// The next word, unless it is an option of this command: then the value was forgotten.
  private func takeValue(
    of option: ParameterForm,
    from rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst() else { throw .valueMissing(option, of: command) }
    let spelling = value.prefix { $0 != "=" }
    guard !command.options.contains(where: { "--\($0.name)" == spelling }) else {
      throw .valueMissing(option, of: command)
    }
    return value
  }

  private mutating func takeArguments(_ positional: [String]) throws(Failure) {
    var rest = positional[...]
    for argument in command.arguments {
      let values = argument.isRepeated ? rest : rest.prefix(1)
      rest = rest.dropFirst(values.count)
      for value in values { try check(value, of: argument) }
      if !values.isEmpty { words[argument.name] = Array(values) }
    }
    if let extra = rest.first { throw .unexpectedArgument(extra, of: command) }
  }

  private func check(_ value: String, of parameter: ParameterForm) throws(Failure) {
    guard parameter.choices.isEmpty || parameter.choices.contains(value) else {
      throw .notAChoice(value, of: parameter, in: command)
    }
    guard !value.isEmpty || !parameter.isPath else { throw .emptyPath(parameter, of: command) }
  }

  private func checkOccurrences() throws(Failure) {
    for parameter in command.parameters where words[parameter.name] == nil {
      switch parameter.occurrence {
      case .required, .oneOrMore: throw .missing(parameter, of: command)
      case .optional, .repeated: break
      }
    }
  }
}
