import Foundation
import Testing

/// Captures and fixtures of other implementations, kept beside the package by those who have them.
enum SharedFiles {
  /// Above `Tests`, wherever in there this file is linked to.
  private static let package = #filePath.components(separatedBy: "/Tests/").dropLast()
    .joined(separator: "/Tests/")

  static let areThere = FileManager.default.fileExists(atPath: path(of: "captures"))
  static let reason: Comment = "needs ../shared/interop beside the package"

  private static func url(of path: String) -> URL {
    URL(filePath: package).appending(path: "../shared/interop/\(path)").standardizedFileURL
  }

  private static func path(of path: String) -> String {
    url(of: path).path(percentEncoded: false)
  }

  static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(of: path)))
  }

  /// The files of a folder whose names end like this.
  static func names(in folder: String, ending suffix: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted()
  }
}
