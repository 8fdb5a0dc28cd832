internal import DeepDropKit
internal import DeepDropPropertyList

/// Finds the fewest edits after which a property list holds what we declare.
struct Merge {
  private(set) var edits = Edits()
  /// What of theirs becomes something else.
  private(set) var changes: [PropertyListEditor.Change] = []
  private let layout: XMLPlacement

  init(into root: PropertyList, of text: XMLText) {
    layout = XMLPlacement(text: text, root: root)
  }

  mutating func merge(
    _ ours: PropertyListNode,
    into theirs: PropertyList,
    key: String,
    by rule: MergeRule
  ) throws(DeclarationError) {
    switch rule {
    case .replace:
      if !ours.equals(theirs) { change(theirs, to: ours, key: key) }
    case .keepText:
      if theirs.string?.isEmpty ?? true { change(theirs, to: ours, key: key) }
    case .keep(let strings):
      if !(theirs.string.map(strings.contains) ?? false) { change(theirs, to: ours, key: key) }
    case .keepStrings:
      guard theirs.elements.allSatisfy({ $0.string?.isEmpty ?? true }) else { return }
      try unite(ours, with: theirs, key: key, inFront: true)
    case .union, .unionInFront:
      try unite(ours, with: theirs, key: key, inFront: rule == .unionInFront)
    case .dictionary(let rules):
      try mergeDictionary(ours, into: theirs, key: key, by: rules)
    case .entries(let match, let rules):
      try mergeEntries(ours, into: theirs, key: key, match: match, by: rules)
    }
  }

  private mutating func mergeDictionary(
    _ ours: PropertyListNode,
    into theirs: PropertyList,
    key: String,
    by rules: [String: MergeRule]
  ) throws(DeclarationError) {
    guard theirs.dictionary != nil else { throw .wrongKind(key, theirs, wanted: "a dictionary") }
    var missing: [PropertyListNode.Entry] = []
    for entry in ours.entries {
      if let value = theirs[entry.key] {
        let rule = rules[entry.key] ?? .replace
        try merge(entry.value, into: value, key: entry.key, by: rule)
      } else {
        missing.append(entry)
      }
    }
    guard !missing.isEmpty else { return }
    edits.add(layout.insertion(of: missing.flatMap { $0.xmlLines() }, into: theirs))
  }

  private mutating func mergeEntries(
    _ ours: PropertyListNode,
    into theirs: PropertyList,
    key: String,
    match: MergeRule.Match,
    by rules: [String: MergeRule]
  ) throws(DeclarationError) {
    guard let array = theirs.array else { throw .wrongKind(key, theirs, wanted: "an array") }
    var missing: [PropertyListNode] = []
    for element in ours.elements {
      let names = element[match.key]?.names ?? []
      let same = array.first { match.holds(names, $0.strings(match.key).lowercasedSet) }
      if let same {
        try mergeDictionary(element, into: same, key: key, by: rules)
      } else {
        missing.append(element)
      }
    }
    guard !missing.isEmpty else { return }
    edits.add(layout.insertion(of: missing.flatMap { $0.xmlLines() }, into: theirs))
  }

  private mutating func unite(
    _ ours: PropertyListNode,
    with theirs: PropertyList,
    key: String,
    inFront: Bool
  ) throws(DeclarationError) {
    guard let array = theirs.array else {
      return try uniteWithOne(ours, theirs, key: key, inFront: inFront)
    }
    var missing: [PropertyListNode] = []
    for element in ours.elements where !array.contains(where: element.equals) {
      if let other = array.first(where: { $0.string?.lowercased() == element.string?.lowercased() })
      {
        change(other, to: element, key: key)
      } else {
        missing.append(element)
      }
    }
    guard !missing.isEmpty else { return }
    let lines = missing.flatMap { $0.xmlLines() }
    if inFront, let first = array.first {
      changes.append(.precedence(of: missing, over: first, key: key))
      edits.add(layout.insertion(of: lines, before: first))
    } else {
      edits.add(layout.insertion(of: lines, into: theirs))
    }
  }

  /// The system takes a single string for an array of one; it becomes an array when more join it.
  private mutating func uniteWithOne(
    _ ours: PropertyListNode,
    _ theirs: PropertyList,
    key: String,
    inFront: Bool
  ) throws(DeclarationError) {
    guard let string = theirs.string else { throw .wrongKind(key, theirs, wanted: "an array") }
    guard ours.elements != [.string(string)] else { return }
    let others = ours.elements.filter { $0.string?.lowercased() != string.lowercased() }
    let isOurs = others.count < ours.elements.count
    let both = inFront ? others + [.string(string)] : [.string(string)] + others
    if isOurs {
      changes.append(.value(of: theirs, to: ours, key: key))
    } else if inFront {
      changes.append(.precedence(of: others, over: theirs, key: key))
    }
    replace(theirs, with: isOurs ? ours : .array(both))
  }

  private mutating func change(_ theirs: PropertyList, to ours: PropertyListNode, key: String) {
    changes.append(.value(of: theirs, to: ours, key: key))
    replace(theirs, with: ours)
  }

  private mutating func replace(_ theirs: PropertyList, with ours: PropertyListNode) {
    edits.add(layout.replacement(of: theirs, with: ours.xmlLines()))
  }
}

extension PropertyListNode {
  fileprivate func equals(_ other: PropertyList) -> Bool {
    switch self {
    case .string(let string): other.string == string
    case .boolean(let boolean): other.boolean == boolean
    case .array, .dictionary: false
    }
  }

  /// The strings of this value in lower case, as types and schemes are compared.
  fileprivate var names: Set<String> {
    (string.map { [$0] } ?? elements.compactMap(\.string)).lowercasedSet
  }
}

// MARK: Errors

extension DeclarationError {
  static func wrongKind(_ key: String, _ value: PropertyList, wanted: String) -> Self {
    Self(
      .wrongKind,
      "The value of \(key) has to be \(wanted), not of the kind \(value.value.kind).",
      line: value.position.line
    )
  }
}
