import Foundation
import Testing

/// Availability is not checked on Linux, so names that came after the floors are looked for here.
@Suite struct PlatformFloorTests {
  /// What an app builds for iOS 16 and macOS 13.
  static let portable: Set = [
    "DeepDropPropertyList", "DeepDropKit", "DeepDropUI", "DeepDropDeclarations",
    "DeepDropSimulator",
  ]

  @Test func `no module of an app uses a name newer than its platforms`() throws {
    let files = try SourceFile.all().filter { Self.portable.contains($0.module) }
    let uses = try LaterNames.fromToolchain().uses(in: files)
    #expect(uses == [])
  }

  @Test(arguments: [
    ("let table: InlineArray<4, UInt8>", ["InlineArray"]),
    ("func wide() -> Swift.Int128? { nil }", ["Int128"]),
    ("private let state = Mutex(0)", ["Mutex"]),
    ("let scalars = text.utf8Span.count", ["utf8Span"]),
    ("let rule = Predicate<Int> { $0 > 1 }", ["Predicate"]),
    ("await withDiscardingTaskGroup { _ in }", ["withDiscardingTaskGroup"]),
    ("let bytes = array.span  // back-deployed", []),
    ("/// Never an `InlineArray`, nor \"Mutex\".", []),
    ("struct Mutex { let value = Mutex.self }", []),
  ])
  func `a later name is found where it is used`(source: String, names: [String]) throws {
    let file = SourceFile(path: "A.swift", module: "DeepDropKit", text: source)
    let uses = try LaterNames.fromToolchain().uses(in: [file])
    #expect(uses == names.map { "A.swift:1: \($0)" })
  }
}

/// Names of the standard library, and of FoundationEssentials, that are newer than the floors.
private struct LaterNames {
  let global: Set<String>
  let members: Set<String>

  static func fromToolchain() throws -> LaterNames { try cached.get() }

  private static let cached = Result {
    LaterNames(
      try SymbolGraph.symbols(of: [
        "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "FoundationEssentials",
      ])
    )
  }

  init(_ symbols: [SymbolGraph.Symbol]) {
    let floors = ["macOS": SymbolGraph.Version(major: 13), "iOS": SymbolGraph.Version(major: 16)]
    var later: [SymbolGraph.Symbol] = []
    var older: Set<String> = []
    for symbol in symbols {
      if symbol.isNewer(than: floors) { later.append(symbol) } else { older.insert(symbol.name) }
    }
    later.removeAll { older.contains($0.name) }
    global = Set(later.filter { $0.pathComponents.count == 1 }.map(\.name))
    members = Set(later.map(\.name)).subtracting(global)
  }

  /// Uses of the names, each as `path:line: name`.
  ///
  /// A name that the files declare themselves is theirs.
  func uses(in files: [SourceFile]) -> [String] {
    let found = files.flatMap { file in
      file.code.enumerated().flatMap { index, line in
        Self.identifiers(in: line)
          .filter { global.contains($0.name) || $0.isMember && members.contains($0.name) }
          .map { (name: $0.name, place: "\(file.path):\(index + 1)") }
      }
    }
    // Most often nothing is found, and then nobody has to look for declarations.
    guard !found.isEmpty else { return [] }
    let declared = Set(
      files.flatMap(\.code).flatMap { line in
        line.matches(of: Self.declaration).map { String($0.output.1) }
      }
    )
    return found.filter { !declared.contains($0.name) }.map { "\($0.place): \($0.name)" }
  }

  /// By bytes: an expression takes seconds for all lines.
  private static func identifiers(in line: String) -> [(isMember: Bool, name: String)] {
    let bytes = line.utf8
    return bytes.split { byte in
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      return !isLetter && !isDigit && byte != UInt8(ascii: "_")
    }
    .map { name in
      let before = bytes[..<name.startIndex].last
      return (isMember: before == UInt8(ascii: "."), name: String(Substring(name)))
    }
  }

  // Computed, since a Regex is not Sendable.
  private static var declaration: Regex<(Substring, Substring)> {
    /(?:actor|associatedtype|case|class|enum|func|let|protocol|struct|typealias|var)\s+`?(\w+)/
  }
}
