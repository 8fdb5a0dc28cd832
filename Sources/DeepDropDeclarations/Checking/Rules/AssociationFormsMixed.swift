internal import DeepDropPropertyList

extension Rule {
  static let associationFormsMixed = Rule(
    "association-forms-mixed",
    .error,
    "The site association mixes its old and its new form.",
    explanation: """
      appIDs goes with components (since iOS 13), appID with paths; in a mixture systems read \
      one half and drop the other.
      """,
    source: "TN3155",
    .siteAssociation { site in
      site.entries.map(\.source).compactMap { detail -> Problem? in
        let new = ["appIDs", "components"].filter { detail[$0] != nil }
        let old = ["appID", "paths"].filter { detail[$0] != nil }
        guard let first = new.first, let second = old.first else { return nil }
        return Problem(
          at: detail,
          item: "\(first) and \(second)",
          "\(first) of the new form stands beside \(second) of the old.",
          cure: "Write appIDs and components alone."
        )
      }
    }
  )
}
