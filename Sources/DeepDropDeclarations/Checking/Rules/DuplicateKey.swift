internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let duplicateKey = Rule(
    "duplicate-key",
    .warning,
    "A dictionary has a key twice.",
    explanation: """
      Which of the values counts depends on who reads the file: of XML most take the last, of a \
      binary property list the first. What the other says is lost; JSON calls it unpredictable.
      """,
    source: "measured: Foundation of Swift 6.3.1 on Linux; RFC 8259 §4",
    .keys { root in
      var problems: [Problem] = []
      root.collectRepeatedKeys(into: &problems)
      return problems
    }
  )
}

extension PropertyList {
  fileprivate func collectRepeatedKeys(into problems: inout [Problem]) {
    for element in array ?? [] { element.collectRepeatedKeys(into: &problems) }
    var values: [String: PropertyList] = [:]
    for entry in dictionary?.entries ?? [] {
      // Compared with the one before, not with the first, which may be as long as all the others.
      if let value = values.updateValue(entry.value, forKey: entry.key) {
        let agrees = value == entry.value
        problems.append(
          Problem(
            entry.keyPosition.range,
            item: entry.key.quoted,
            "The key \(entry.key.quoted) is there already\(agrees ? "" : ", with another value").",
            cure: "Keep one of the two.",
            severity: agrees ? nil : .error
          )
        )
      }
      entry.value.collectRepeatedKeys(into: &problems)
    }
  }
}
