internal import DeepDropPropertyList

extension Rule {
  static let unknownSuppression = Rule(
    "unknown-suppression",
    .warning,
    "A comment suppresses a rule that does not exist.",
    explanation: "A misspelt name suppresses nothing, and one of a rule that is gone can go, too.",
    source: "deepdrop’s own list of rules",
    .comments { suppressions in
      suppressions.flatMap { suppression in
        suppression.rules.filter { Rule.named($0) == nil }.map { name in
          Problem(
            suppression.range,
            item: name.quoted,
            "There is no rule \(name.quoted) to be ignored.",
            cure: "Write the name as messages have it in brackets."
          )
        }
      }
    }
  )
}
