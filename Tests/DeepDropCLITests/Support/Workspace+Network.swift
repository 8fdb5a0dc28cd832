extension Workspace {
  /// Whether a test may have a network of its own.
  static let canBeAlone = (try? Workspace().shellAlone("true"))?.status == 0

  /// Runs a line of shell, in which `'` has no place, in a network where nothing is, loopback down.
  func shellAlone(_ line: String) throws -> BuiltCommand.Outcome {
    try shell("export -f deepdrop\nunshare --user --map-root-user --net bash -c '\(line)'")
  }
}
