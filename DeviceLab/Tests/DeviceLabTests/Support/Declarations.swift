import FoundationStandIn

/// The example's Info.plist, beside the program: there Linux looks for that of the main bundle.
enum Declarations {
  static let infoPlist = repository.appending(path: "Examples/EventShare/Info.plist")

  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func install() throws {
    try installed.get()
  }

  private static let installed = Result {
    // Not by way of `Bundle.main`, which reads it once, when it is first asked for anything.
    let program = URL(filePath: CommandLine.arguments[0])
    let copy = program.deletingLastPathComponent().appending(path: "Info.plist")
    try Data(contentsOf: infoPlist).write(to: copy, options: .atomic)
  }
}
