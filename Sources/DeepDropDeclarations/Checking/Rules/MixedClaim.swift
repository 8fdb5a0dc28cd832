extension Rule {
  static let mixedClaim = Rule(
    "mixed-claim",
    .note,
    "A document type claims types that have nothing in common.",
    explanation: """
      A document type has one name, one icon and one rank for all its types: what is right for the \
      format that the app is about is rarely right for a general archive beside it.
      """,
    source: "seen in the Info.plist of bryceco/GoMap",
    .infoPlist { info in
      info.claims.compactMap { claim -> Problem? in
        let declared = claim.types.first { info.declarations[$0.canonical] != nil }
        guard let declared, claim.types.count > 1 else { return nil }
        let kin = info.ancestry.kin(of: declared.canonical)
        let stranger = claim.types.first { type in
          SystemTypes.current[type.string] != nil && !type.isReserved
            && info.ancestry.kin(of: type.canonical).isDisjoint(with: kin)
        }
        guard let stranger else { return nil }
        return Problem(
          stranger,
          "The document type \(claim.item) claims \(stranger.quoted) beside \(declared.quoted).",
          cure: "Give it a document type of its own."
        )
      }
    }
  )
}
