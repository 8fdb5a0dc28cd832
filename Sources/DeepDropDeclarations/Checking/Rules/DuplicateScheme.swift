internal import DeepDropPropertyList

extension Rule {
  static let duplicateScheme = Rule(
    "duplicate-scheme",
    .note,
    "A URL scheme is claimed twice.",
    explanation: "Once is enough; of two roles one counts, and it is not documented which.",
    source: "Apple, CFBundleURLTypes",
    .infoPlist { info in
      var seen: Set<String> = []
      return info.linkClaims.flatMap(\.schemes)
        .filter { !$0.string.isEmpty && !seen.insert($0.canonical).inserted }
        .map { word in
          Problem(word, "The scheme \(word.quoted) is claimed twice.", cure: "Claim it once.")
        }
    }
  )
}
