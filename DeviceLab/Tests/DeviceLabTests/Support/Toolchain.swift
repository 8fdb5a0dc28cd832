import FoundationStandIn

/// The compiler, asked about what the lab has built.
enum Toolchain {
  /// Where the build has put the modules: beside the test program.
  static let modules = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "Modules").path

  /// What the compiler says of a program; nothing when it is content.
  ///
  /// - Parameter isLibrary: Whether its code is all in declarations, as that of an app is.
  static func refusals(of program: String, isLibrary: Bool = false) throws -> String {
    let flags = ["-suppress-warnings", "-swift-version", "6", "-I", modules, "-"]
    return try run(
      ["swiftc", "-typecheck"] + (isLibrary ? ["-parse-as-library"] : []) + flags,
      input: program
    ).output
  }

  /// Runs a tool of the toolchain.
  static func run(
    _ arguments: [String],
    input: String = ""
  ) throws -> (status: Int32, output: String) {
    let tool = Process()
    let reading = Pipe()
    let writing = Pipe()
    tool.executableURL = URL(filePath: "/usr/bin/env")
    tool.arguments = arguments
    tool.standardInput = writing
    tool.standardOutput = reading
    tool.standardError = reading
    try tool.run()
    try writing.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try writing.fileHandleForWriting.close()
    let said = try reading.fileHandleForReading.readToEnd() ?? Data()
    tool.waitUntilExit()
    return (tool.terminationStatus, String(decoding: said, as: UTF8.self))
  }
}
