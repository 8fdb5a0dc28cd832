internal import DeepDropPropertyList

extension Rule {
  static let unknownRank = Rule(
    "unknown-rank",
    .warning,
    "A rank is none of the four.",
    explanation: """
      Owner, Default, Alternate and None are ranks, in this spelling; the system takes anything \
      else for Default.
      """,
    source: "Apple, Launch Services keys: LSHandlerRank",
    .infoPlist { info in
      info.claims.compactMap(\.rank).filter { !ranks.contains($0.string) && !$0.isOpen }.map {
        word in
        let right = ranks.first { $0.lowercased() == word.canonical }
        return Problem(
          word,
          "\(word.quoted) is not a rank.",
          cure: "Write \(right ?? "Owner, Default, Alternate or None").",
          fix: right.map { .replace(word, with: $0) }
        )
      }
    }
  )
}

private let ranks = ["Owner", "Default", "Alternate", "None"]
