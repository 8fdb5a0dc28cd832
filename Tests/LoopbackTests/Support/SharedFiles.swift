import Foundation
import Testing

/// Captures and fixtures that lie beside the repository, for those who have them.
enum SharedFiles {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared").standardizedFileURL

  static let arePresent = FileManager.default.fileExists(atPath: url.path + "/interop/captures")
  static let reason: Comment = "there are no captures in ../shared/interop"

  static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: "interop/\(path)")))
  }

  static func names(in folder: String) -> [String] {
    let path = url.appending(path: "interop/\(folder)").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
