extension Workspace {
  /// Info.plist of the example app, as `declare` prints it.
  func declareAcme(at path: String = "Info.plist") throws {
    let declared = try run(
      "declare",
      "--app-id",
      "com.example.acme",
      "--scheme",
      "acme",
      "--host",
      "example.com"
    )
    try write(path, declared.output)
  }

  func failure(_ status: Int32, _ line: String) -> BuiltCommand.Outcome {
    .init(status: status, errors: "deepdrop: \(line)\n")
  }
}
