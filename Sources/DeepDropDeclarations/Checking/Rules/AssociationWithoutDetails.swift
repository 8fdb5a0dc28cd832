internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let associationWithoutDetails = Rule(
    "association-without-details",
    .error,
    "The site association names no app for links.",
    explanation: """
      applinks.details is where apps and patterns stand; without it no link opens in an app.
      """,
    source: "Apple, “Supporting associated domains”; TN3155",
    .siteAssociation { root in
      // A host may serve the file for passwords, app clips or Handoff alone.
      let others = ["webcredentials", "appclips", "activitycontinuation"]
      if root["applinks"] == nil, others.contains(where: { root[$0] != nil }) { return [] }
      let details = root["applinks"]?["details"]
      guard
        details?.elements.isEmpty ?? true
          || details?.elements.allSatisfy({ $0.dictionary == nil }) == true
      else { return [] }
      return [
        Problem(
          at: details ?? root["applinks"] ?? root,
          "The site association has no applinks with details.",
          cure: #"Write {"applinks": {"details": [{"appIDs": […], "components": […]}]}}."#
        )
      ]
    }
  )
}
