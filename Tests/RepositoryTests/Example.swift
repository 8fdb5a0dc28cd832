import Foundation
import Testing

/// Swift code that the documentation shows; its lines keep their numbers, for the compiler's words.
struct Example: Sendable, CustomTestStringConvertible {
  let source: String
  let code: [String]
  var context = ""

  var testDescription: String { source }

  /// Everything that is shown, but for the rim's: DeviceLab compiles that.
  static func all() throws -> [Example] {
    try inArticles() + inComments()
  }

  /// The blocks of an article go together, as they are read.
  private static func inArticles() throws -> [Example] {
    let articles = try FileManager.default
      .subpathsOfDirectory(atPath: SourceFile.root.appending(path: "Sources").path)
      .filter { $0.hasSuffix(".md") && !$0.hasPrefix("DeepDropUI/") }
      .sorted()
      .map { "Sources/" + $0 }
    return try (["README.md"] + articles).flatMap { path in
      blocks(in: try text(path).components(separatedBy: "\n"))
        .map { Example(source: path, code: $0) }
        .joined().map { [$0] } ?? []
    }
  }

  /// Each comment stands alone, and takes for granted what its readers do.
  private static func inComments() throws -> [Example] {
    try SourceFile.all().filter { $0.module != "DeepDropUI" }.flatMap { file in
      blocks(in: comments(of: file.lines)).map {
        Example(
          source: file.path,
          code: $0 + ["}"],
          context: "import \(file.module)\n" + givens + (ofDrivers[file.module] ?? "") + "do {\n"
        )
      }
    }
  }

  private static let givens = """
    import DeepDropKit
    import DeepDropPropertyList
    \(standIns)
    func given<Value>() -> Value { fatalError() }
    let acme: LinkType = given()
    let party: SharedLink = given()
    let url: URL = given()
    let bytes: [UInt8] = given()
    let link: DeepLink = given()
    func show(_ link: DeepLink) {}

    """

  /// What Apple's Foundation has and Linux's lacks.
  private static let standIns = """
    import Foundation
    #if !canImport(Darwin)
      extension URL {
        func startAccessingSecurityScopedResource() -> Bool { false }
        func stopAccessingSecurityScopedResource() {}
      }
    #endif

    """

  /// What the readers of the drivers take for granted besides.
  private static let ofDrivers = [
    "DeepDropArchive": """
    let blocks: [[UInt8]] = given()
    func send(_ bytes: Span<UInt8>) {}

    """,
    "DeepDropDiscovery": "let advertisement: ServiceAdvertisement = given()\n",
    "DeepDropHTTPS": """
    let configuration: ServerConfiguration = given()
    let message: [UInt8] = given()

    """,
    "DeepDropLinux": """
    import DeepDropAirDrop
    import DeepDropHTTPS
    let identity: SenderIdentity = given()
    let tls: TLSIdentity = given()
    let shipment: Shipment = given()
    let receiver: NearbyReceiver = given()

    """,
  ]

  static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
  }

  /// The documentation comments of a file; every other line is empty.
  static func comments(of lines: [String]) -> [String] {
    lines.map { line in
      guard let comment = line.firstMatch(of: /^\s*\/\/\/ ?(.*)/) else { return "" }
      return String(comment.output.1)
    }
  }

  /// One copy of the lines for each fenced block of Swift, in which only the block is left.
  static func blocks(in lines: [String]) -> [[String]] {
    var blocks: [[String]] = []
    var fence: String?
    for (index, line) in lines.enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") {
        fence = fence == nil ? trimmed : nil
        if fence == "```swift" { blocks.append(lines.map { _ in "" }) }
      } else if fence == "```swift" {
        blocks[blocks.count - 1][index] = line
      }
    }
    return blocks
  }

  /// The folders of the C modules under those of ours that are imported.
  private static func moduleMaps() throws -> [String] {
    let sources = SourceFile.root.appending(path: "Sources").path
    return try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix("/module.modulemap") }
      .map { "\(sources)/\($0.split(separator: "/").dropLast().joined(separator: "/"))" }
  }

  /// What the compiler refuses; nothing when it is content.
  func refusals() throws -> String {
    let modules = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "Modules")
    let input = Pipe()
    let output = Pipe()
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-suppress-warnings",
      "-swift-version", "6", "-I", modules.path,
    ]
    compiler.arguments? += try Self.moduleMaps().flatMap { ["-I", $0] } + ["-"]
    compiler.standardInput = input
    compiler.standardOutput = output
    compiler.standardError = output
    try compiler.run()
    let location = "#sourceLocation(file: \"\(source)\", line: 1)"
    let text = ([context, location] + code).joined(separator: "\n")
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}

extension [Example] {
  /// One example of several from one source, each line where it was.
  fileprivate func joined() -> Example? {
    guard let first else { return nil }
    let code = dropFirst().reduce(first.code) { zip($0, $1.code).map { $0.isEmpty ? $1 : $0 } }
    return Example(source: first.source, code: code)
  }
}
