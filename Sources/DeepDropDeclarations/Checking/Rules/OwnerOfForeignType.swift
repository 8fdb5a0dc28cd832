internal import DeepDropPropertyList

extension Rule {
  static let ownerOfForeignType = Rule(
    "owner-of-foreign-type",
    .warning,
    "The app ranks as owner of a type that it does not export.",
    explanation: """
      An owner comes before every other app, and people cannot choose otherwise on some systems. \
      Only the app that exports a type owns it.
      """,
    source: "bryceco/GoMap pull request 614; Apple, LSHandlerRank",
    .infoPlist { info in
      info.claims.filter(\.isOwner).flatMap(\.types).filter {
        !$0.isOpen && !$0.string.isEmpty && !info.isExported($0) && !info.isOwn($0)
      }.map { word in
        Problem(
          word,
          "The app is the Owner of \(word.quoted), a type that it does not export.",
          cure: "Rank it Default or Alternate; claim own types in a document type of their own."
        )
      }
    }
  )
}
