/// Which types conform to which, through the file's own declarations and the system's.
///
/// Each question is one walk from the ancestor down, so that ten thousand types in a chain, or in a
/// circle, cost no more than their number.
struct Ancestry: Sendable {
  private typealias Links = [String: Set<String>]

  private let parents: [String: Set<String>]
  private let children: [String: Set<String>]
  private let declared: Set<String>

  init(of types: [TypeEntry]) {
    var parents: Links = [:]
    for type in types { parents[type.name, default: []].formUnion(type.parents.map(\.canonical)) }
    declared = Set(parents.keys)
    var waiting = parents.values.flatMap(\.self)
    while let name = waiting.popLast() {
      guard parents[name] == nil else { continue }
      let above = SystemTypes.current[name]?.conformsTo.map { $0.lowercased() } ?? []
      parents[name] = Set(above)
      waiting += above
    }
    self.parents = parents
    children = Self.reversed(parents)
  }

  /// The ancestors and all that conform to one of them.
  func conforming(to ancestors: Set<String>) -> Set<String> {
    var found = ancestors
    var waiting = Array(ancestors)
    while let name = waiting.popLast() {
      for child in children[name] ?? [] where found.insert(child).inserted { waiting.append(child) }
    }
    return found
  }

  /// The types of which an ancestor is declared nowhere, so that nothing can be said of them.
  var uncertain: Set<String> {
    conforming(to: Set(parents.keys.filter { parents[$0] == [] && isUnknown($0) }))
  }

  private func isUnknown(_ name: String) -> Bool {
    !declared.contains(name) && SystemTypes.current[name] == nil
  }

  /// A type and what it conforms to, without what nearly all types conform to.
  ///
  /// The nearest few dozen: kinship beyond that is none.
  func kin(of name: String) -> Set<String> {
    var found: Set = [name]
    var waiting = [name]
    while let name = waiting.popLast(), found.count < 64 {
      let above = parents[name] ?? Set(SystemTypes.current[name]?.conformsTo ?? [])
      for parent in above where found.insert(parent).inserted { waiting.append(parent) }
    }
    return found.subtracting(["public.item", "public.data", "public.content"])
  }

  /// Declared types that conform to themselves, directly or by way of others.
  var circular: Set<String> {
    // What has no parent left is on no circle, nor is what has no child left.
    let rest = Self.peeled(parents)
    return Set(Self.peeled(Self.reversed(rest)).keys).intersection(declared)
  }

  private static func peeled(_ links: Links) -> Links {
    var rest = links
    let back = reversed(links)
    var ends = rest.keys.filter { rest[$0]?.isEmpty ?? true }
    while let end = ends.popLast() {
      rest[end] = nil
      for name in back[end] ?? [] {
        rest[name]?.remove(end)
        if rest[name]?.isEmpty == true { ends.append(name) }
      }
    }
    return rest
  }

  private static func reversed(_ links: Links) -> Links {
    var result: Links = [:]
    for (name, others) in links {
      result[name, default: []].formUnion([])
      for other in others { result[other, default: []].insert(name) }
    }
    return result
  }
}
