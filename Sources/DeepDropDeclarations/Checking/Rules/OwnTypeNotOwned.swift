internal import DeepDropPropertyList

extension Rule {
  static let ownTypeNotOwned = Rule(
    "own-type-not-owned",
    .warning,
    "The app does not rank as owner of a type of its own.",
    explanation: """
      Files opens a file at a tap only in the owner of its type: exported, content, and of the \
      rank Owner.
      """,
    source: "taylorcox75/qRemote pull request 127; seen on iOS 26",
    .infoPlist { info in
      info.claims.flatMap { claim -> [Problem] in
        guard let rank = claim.rank, !claim.isOwner, !rank.isOpen else { return [] }
        return claim.types.filter { !$0.isOpen && (info.isExported($0) || info.isOwn($0)) }.map {
          word in
          Problem(
            word,
            "The app’s own type \(word.quoted) is claimed with the rank \(rank.quoted).",
            cure: "Rank it Owner, or import the type if it is somebody else’s."
          )
        }
      }
    }
  )
}
