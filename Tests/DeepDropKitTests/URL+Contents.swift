#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
