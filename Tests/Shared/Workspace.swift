#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of a test's own, in another that has nothing else; both go with this object.
final class Workspace: Sendable {
  let url: URL

  init(named name: String = "in") throws {
    url = FileManager.default.temporaryDirectory
      .appending(
        path: "deepdrop-tests-\(UInt64.random(in: 0...(.max)))/\(name)",
        directoryHint: .isDirectory
      )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  var path: String { url.path }

  /// The folder around it.
  var parent: String { url.deletingLastPathComponent().path }

  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the folders above it.
  @discardableResult func write(_ name: String, _ content: Data) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try content.write(to: file)
    return file
  }

  @discardableResult func write(_ name: String, _ text: String) throws -> URL {
    try write(name, Data(text.utf8))
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Everything in it, hidden files too, by path; listed anew when a folder goes meanwhile.
  var files: [String] {
    get throws {
      while true {
        do {
          return try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
          guard FileManager.default.fileExists(atPath: path) else { throw error }
        }
      }
    }
  }
}
