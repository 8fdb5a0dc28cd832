import Foundation
import Testing

/// The part of a symbol graph, as `swift symbolgraph-extract` writes it, that tells a name's age.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    let pathComponents: [String]
    let availability: [Availability]?

    /// The name alone: `removeSubranges` of `RangeReplaceableCollection.removeSubranges(_:)`.
    var name: String { String(pathComponents.last?.prefix { $0 != "(" } ?? "") }

    func isNewer(than floors: [String: Version]) -> Bool {
      (availability ?? []).contains { availability in
        guard let floor = availability.domain.flatMap({ floors[$0] }) else { return false }
        return availability.introduced.map { $0 > floor } ?? false
      }
    }
  }

  struct Availability: Decodable {
    let domain: String?
    let introduced: Version?
  }

  struct Version: Decodable, Comparable {
    let major: Int
    var minor: Int?

    static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor ?? 0) < (right.major, right.minor ?? 0)
    }
  }

  /// The public symbols of modules that come with the toolchain.
  static func symbols(of modules: [String]) throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in modules {
      let extract = Process()
      extract.executableURL = URL(filePath: "/usr/bin/env")
      extract.arguments = [
        "swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder.path,
        "-minimum-access-level", "public", "-skip-synthesized-members",
      ]
      try extract.run()
      extract.waitUntilExit()
      try #require(extract.terminationStatus == 0, "no symbol graph of \(module)")
    }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
  }
}
