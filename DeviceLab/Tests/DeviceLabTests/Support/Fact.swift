import FoundationStandIn

/// One line of a table in `Facts`: what we have read of a part of Apple's frameworks.
///
/// A column with a question mark is one that we could not settle, and is held against nothing.
struct Fact: Hashable, Comparable, CustomStringConvertible {
  let type: String
  let member: String
  let optional: String
  var actor: String
  var since: String
  let deprecated: String

  /// The line without its selector, which no stand-in has.
  var description: String {
    [type, member, optional, actor, since, deprecated].joined(separator: "\t")
  }

  /// The fact with the question marks of the table's line for the same.
  func asked(by line: Fact?) -> Fact {
    var fact = self
    if line?.actor == "?" { fact.actor = "?" }
    if line?.since == "?" { fact.since = "?" }
    return fact
  }

  var key: String { "\(type)\t\(member)" }

  static func < (left: Fact, right: Fact) -> Bool { left.description < right.description }

  /// The lines of a table, below their heading.
  static func table(_ framework: String) throws -> [(fact: Fact, selector: String)] {
    let file = Declarations.repository.appending(path: "DeviceLab/Facts/\(framework).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let columns = $0.split(separator: "\t").map(String.init)
      guard columns.count == 7 else { throw CocoaError(.fileReadCorruptFile) }
      let fact = Fact(
        type: columns[0],
        member: columns[1],
        optional: columns[3],
        actor: columns[4],
        since: columns[5],
        deprecated: columns[6]
      )
      return (fact, columns[2])
    }
  }

  /// What a stand-in says of itself.
  static func declared(by module: String, system: String) throws -> [Fact] {
    let graphs = try SymbolGraph.all(of: module)
    let relationships = graphs.flatMap(\.relationships)
    let symbols = graphs.flatMap(\.symbols)
    let paths = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents) },
      uniquingKeysWith: { first, _ in first }
    )
    let defaulting = relationships.filter { $0.kind == "defaultImplementationOf" }
    // What a protocol that refines another gives to its own kind makes nothing optional.
    let defaults = Set(
      defaulting.filter { paths[$0.source] == paths[$0.target] }.map(\.target)
    )
    let defaultSources = Set(defaulting.map(\.source))
    let requirements = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    let types = Dictionary(
      symbols.filter(\.isType).map { ($0.pathComponents, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return symbols.filter { !defaultSources.contains($0.identifier.precise) }.map { symbol in
      let path = symbol.pathComponents
      let owners = (1..<max(path.count, 1)).reversed().compactMap { types[Array(path.prefix($0))] }
      let line = [symbol] + owners
      let own = line.lazy.compactMap { $0.availability?.first { $0.domain == system } }
      // Members have their type's actor, nested types have not.
      let isolating = symbol.isType ? [symbol] : Array(line.prefix(2))
      let isMain =
        !symbol.isName && !symbol.declaration.contains("nonisolated")
        && isolating.contains { $0.declaration.contains("@MainActor") }
      let name = symbol.identifier.precise
      return Fact(
        type: path.count == 1 && !symbol.isType
          ? "-" : (symbol.isType ? path : path.dropLast()).joined(separator: "."),
        member: symbol.isType ? "-" : path.last ?? "-",
        optional: defaults.contains(name) ? "yes" : requirements.contains(name) ? "no" : "-",
        actor: isMain ? "main" : "-",
        since: own.compactMap(\.introduced).first?.description ?? "-",
        deprecated: own.compactMap(\.deprecated).first?.description ?? "-"
      )
    }
  }
}
