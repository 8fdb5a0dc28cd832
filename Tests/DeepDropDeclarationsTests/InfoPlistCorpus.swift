import Foundation
import Testing

/// Info.plists of real apps, which lie beside a checkout where they are to be had.
enum InfoPlistCorpus {
  static let skipped: Comment = "there is no ../shared/plists beside the package"

  static let directory = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/plists")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
    .filter { $0.hasSuffix(".plist") }
    .sorted()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: directory.appending(path: name)))
  }
}

/// The toolchain's own reader of property lists.
enum PropertyListUtility {
  static let skipped: Comment = "there is no plutil on the PATH"

  static let executable = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "plutil") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  static func accepts(_ bytes: [UInt8]) throws -> Bool {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = ["-lint", "-s", file.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
