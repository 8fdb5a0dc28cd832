extension Workspace {
  func run(_ arguments: String..., input: String = "") throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: url, input: input)
  }

  func shell(_ line: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.shell(line, in: url)
  }
}
