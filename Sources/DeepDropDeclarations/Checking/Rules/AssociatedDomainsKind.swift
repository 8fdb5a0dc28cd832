internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let associatedDomainsKind = Rule(
    "associated-domains-kind",
    .error,
    "The associated domains are no list.",
    explanation: "The entitlement is an array of strings; an empty one associates nothing.",
    source: "Apple, Associated Domains Entitlement",
    .entitlements { root in
      guard let value = root[InfoKey.associatedDomains] else { return [] }
      if let array = value.array, !array.isEmpty, array.allSatisfy({ $0.string != nil }) {
        return []
      }
      return [
        Problem(
          at: value,
          "The associated domains are no array of strings with something in it.",
          cure: "List each as a string, such as applinks:example.com."
        )
      ]
    }
  )
}
