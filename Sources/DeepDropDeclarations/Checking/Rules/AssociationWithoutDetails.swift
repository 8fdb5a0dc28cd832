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
    .siteAssociation { site in
      let root = site.root
      // A host may serve the file for passwords, app clips or Handoff alone.
      let others = ["webcredentials", "appclips", "activitycontinuation"]
      if root.part("applinks") == nil, others.contains(where: { root[$0]?.dictionary != nil }) {
        return []
      }
      guard site.entries.isEmpty else { return [] }
      let details = root["applinks"]?["details"]
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
