internal import DeepDropPropertyList

extension PropertyList {
  /// Refuses a key that a rule is about and that is written twice: which one counts depends on who
  /// reads it, so completing either may be in vain.
  func requireSingleKeys(of rule: MergeRule) throws(DeclarationError) {
    switch rule {
    case .dictionary(let rules): try requireSingleKeys(of: rules)
    case .entries(_, let rules): for entry in array ?? [] { try entry.requireSingleKeys(of: rules) }
    case .replace, .keepText, .keepStrings, .keep, .union, .unionInFront: break
    }
  }

  private func requireSingleKeys(of rules: [String: MergeRule]) throws(DeclarationError) {
    guard let dictionary else { return }
    if let (entry, counting) = dictionary.repeated.first(where: { rules[$0.entry.key] != nil }) {
      throw .keyTwice(
        entry.key,
        first: entry.keyPosition.line,
        second: counting.keyPosition.line
      )
    }
    for entry in dictionary.entries {
      if let rule = rules[entry.key] { try entry.value.requireSingleKeys(of: rule) }
    }
  }
}

// MARK: Errors

extension DeclarationError {
  static func keyTwice(_ key: String, first: Int?, second: Int?) -> Self {
    let place = first.map { " in line \($0)" } ?? ""
    return Self(
      .conflict,
      "The key \(key) is there already\(place): take one of the two out.",
      line: second
    )
  }
}
