import Foundation

/// A terminal, lent by script(1).
enum Screen {
  static let isPossible = (try? run("true", in: URL(filePath: "/"), [:]))?.status == 0

  /// What stands on the screen after a run of the built command.
  static func show(
    _ line: String,
    in place: Workspace,
    _ environment: [String: String]
  ) throws -> String {
    let command = BuiltCommand.url.path(percentEncoded: false)
    return try run("'\(command)' \(line)", in: place.url, environment).output
      .replacing("\r\n", with: "\n")
  }

  private static func run(
    _ line: String,
    in directory: URL,
    _ environment: [String: String]
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      URL(filePath: "/usr/bin/script"),
      ["-qec", line, "/dev/null"],
      in: directory,
      environment: environment
    )
  }
}
