import Foundation

/// A Swift file below `Sources`, as the repository's own rules look at it.
struct SourceFile {
  let path: String
  let module: String
  let lines: [String]

  /// The lines without string literals and comments, so that a word in a sentence is no use of it.
  let code: [String]

  /// Every Swift file of the package's modules, in a fixed order.
  static func all() throws -> [SourceFile] { try read.get() }

  private static let read = Result {
    let sources = root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path in
        SourceFile(
          path: "Sources/" + path,
          module: String(path.prefix { $0 != "/" }),
          text: try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        )
      }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(path: String, module: String, text: String) {
    self.path = path
    self.module = module
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isInsideLiteral = false
    code = lines.map { line in
      // Most lines have neither, and the expressions are slow.
      let mayQuote = line.utf8.contains(UInt8(ascii: "\""))
      if mayQuote, line.contains("\"\"\"") { isInsideLiteral.toggle() }
      guard !isInsideLiteral else { return "" }
      let plain = mayQuote ? line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"") : line
      guard plain.utf8.contains(UInt8(ascii: "/")) else { return plain }
      return plain.replacing(/\/\/.*/, with: "")
    }
  }
}
