import FoundationStandIn
import Testing

/// What a stand-in declares, as `swift symbolgraph-extract` writes it.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      let precise: String
    }

    struct Fragment: Decodable {
      let spelling: String
    }

    struct Availability: Decodable {
      let domain: String?
      let introduced: Version?
      let deprecated: Version?
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let availability: [Availability]?

    var declaration: String { declarationFragments.map(\.spelling).joined() }

    /// Whether it holds others, as a class or a protocol does.
    var isType: Bool {
      ["class", "struct", "enum", "protocol"].contains { kind.identifier == "swift." + $0 }
    }

    /// Whether it is a name for a type, which no actor can have.
    var isName: Bool {
      ["typealias", "associatedtype"].contains { kind.identifier == "swift." + $0 }
    }
  }

  struct Version: Decodable, CustomStringConvertible {
    let major: Int
    let minor: Int?

    var description: String { "\(major).\(minor ?? 0)" }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Everything public in a module, what it adds to others' types included.
  static func all(of module: String) throws -> [SymbolGraph] {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Toolchain.run([
      "swift", "symbolgraph-extract", "-module-name", module, "-I", Toolchain.modules,
      "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
    ])
    try #require(result.status == 0, "\(result.output)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }
}
