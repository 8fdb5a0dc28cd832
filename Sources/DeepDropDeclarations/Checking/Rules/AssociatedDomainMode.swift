internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let associatedDomainMode = Rule(
    "associated-domain-mode",
    .warning,
    "An associated domain is for development.",
    explanation: """
      With ?mode=developer the device asks the host itself, in builds for development alone; an \
      app from the store does not.
      """,
    source: "Apple, Associated Domains Entitlement",
    .entitlements { root in
      let words = root.words(InfoKey.associatedDomains)
      return words.filter { $0.canonical.hasSuffix("?mode=developer") }.map { word in
        Problem(
          word,
          "\(word.quoted) counts for development alone.",
          cure: "Keep it out of the entitlements of a release."
        )
      }
    }
  )
}
