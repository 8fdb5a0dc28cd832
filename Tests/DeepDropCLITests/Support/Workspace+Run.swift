import Foundation

/// A folder of a test's own, gone with it.
final class Workspace: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(
        path: "deepdrop-tests-\(UInt64.random(in: 0...(.max)))",
        directoryHint: .isDirectory
      )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ name: String, _ text: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Everything in it, hidden files too, by path.
  var files: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path()).sorted() }
  }
}

extension Workspace {
  func run(_ arguments: String..., input: String = "") throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: url, input: input)
  }

  func shell(_ line: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.shell(line, in: url)
  }
}
