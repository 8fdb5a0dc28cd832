internal import DeepDropPropertyList

extension Rule {
  static let claimedTypeUndeclared = Rule(
    "claimed-type-undeclared",
    .warning,
    "A document type claims a type that is declared nowhere.",
    explanation: """
      A type of others has to be imported: where no app that exports it is installed, nothing \
      else says which files are of it.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.claims.filter { !$0.isForPlugIns }.flatMap(\.types).filter { word in
        !word.string.isEmpty && !info.isDeclared(word) && !word.isReserved && !info.isOwn(word)
      }.map { word in
        Problem(
          word,
          "The claimed type \(word.quoted) is declared neither here nor by the system.",
          cure: "Import it, with its extension."
        )
      }
    }
  )
}
