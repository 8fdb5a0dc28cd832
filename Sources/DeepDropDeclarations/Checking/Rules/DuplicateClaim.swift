internal import DeepDropPropertyList

extension Rule {
  static let duplicateClaim = Rule(
    "duplicate-claim",
    .warning,
    "Two document types claim one type.",
    explanation: "Where their ranks or roles differ, it is not documented which of them counts.",
    source: "seen in the Info.plists of public apps",
    .infoPlist { info in
      var seen: [String: DocumentEntry] = [:]
      return info.claims.flatMap { claim in
        claim.types.compactMap { word -> Problem? in
          guard !word.string.isEmpty, let first = seen[word.canonical] else {
            seen[word.canonical] = claim
            return nil
          }
          let agrees =
            first.rank?.string == claim.rank?.string && first.role?.string == claim.role?.string
          return Problem(
            word,
            "The type \(word.quoted) is claimed twice\(agrees ? "" : ", with another rank or role").",
            cure: "Claim it once.",
            severity: agrees ? .note : nil
          )
        }
      }
    }
  )
}
