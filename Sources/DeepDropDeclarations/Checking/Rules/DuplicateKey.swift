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
      root.repeated.map { entry, counting in
        let agrees = entry.value == counting.value
        return Problem(
          entry.keyPosition.range,
          item: entry.key.quoted,
          "The key \(entry.key.quoted) is there again\(agrees ? "" : ", with another value").",
          cure: "Keep one of the two.",
          severity: agrees ? nil : .error
        )
      }
    }
  )
}
