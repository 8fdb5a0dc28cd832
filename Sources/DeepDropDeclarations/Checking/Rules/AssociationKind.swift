internal import DeepDropPropertyList

extension Rule {
  static let associationKind = Rule(
    "association-kind",
    .error,
    "A part of the site association is of another kind than the system reads.",
    explanation: """
      appIDs, components and paths are arrays; the patterns of a component are strings, and its \
      exclude is a boolean. A part of another kind is taken to count for nothing.
      """,
    source: "Apple, applinks.Details and applinks.Details.Components",
    .siteAssociation { site in
      site.misfits.map { misfit in
        Problem(
          at: misfit.value,
          item: misfit.name,
          "\(misfit.message).",
          cure: "Make it \(misfit.wanted)."
        )
      }
        + site.entries.filter { entry in
          ["components", "paths"].allSatisfy { entry.source[$0] == nil }
            && entry.source["appIDs"] != nil
        }.map { entry in
          Problem(at: entry.source, "An entry has no components.", cure: #"Write [{"/": "*"}]."#)
        }
    }
  )
}
