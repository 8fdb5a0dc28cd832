#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A fresh folder that goes with the test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "DeepDropKitTests/\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders above it.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file
  }
}

extension URL {
  /// The text of the file, `nil` if there is none.
  var text: String? {
    (try? Data(contentsOf: self)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in the folder, sorted.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path(percentEncoded: false)))?.sorted()
      ?? []
  }
}
