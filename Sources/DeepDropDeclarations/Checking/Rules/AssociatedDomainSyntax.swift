internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let associatedDomainSyntax = Rule(
    "associated-domain-syntax",
    .error,
    "An associated domain is not written as the system reads it.",
    explanation: """
      A service, a colon and a host: no scheme, path, port or slash at the end. The system \
      ignores an entry of another form.
      """,
    source: "Apple, Associated Domains Entitlement; TN3155",
    .entitlements { root in
      root.words(InfoKey.associatedDomains).compactMap { word -> Problem? in
        guard !word.isOpen, AssociatedDomain(word.string) == nil else { return nil }
        let right = AssociatedDomain.corrected(word.string)
        return Problem(
          word,
          "\(word.quoted) is not an associated domain.",
          cure: "Write \(right ?? "applinks:example.com"): a service, a colon and a host alone.",
          fix: right.map { .replace(word, with: $0) }
        )
      }
    }
  )
}
