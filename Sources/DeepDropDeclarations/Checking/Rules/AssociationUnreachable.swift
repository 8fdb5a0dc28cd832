internal import DeepDropPropertyList

extension Rule {
  static let associationUnreachable = Rule(
    "association-unreachable",
    .warning,
    "A pattern of the site association is never reached.",
    explanation: """
      The first component that matches decides. Behind one that matches every link nothing is \
      looked at, and what matches nothing at all belongs to no app.
      """,
    source: "Apple, applinks.Details.Components",
    .siteAssociation { site in
      site.entries.compactMap(\.components).flatMap { components -> [Problem] in
        guard let catchAll = components.firstIndex(where: \.matchesEveryLink) else { return [] }
        if catchAll == 0, components[0]["exclude"]?.boolean == true {
          return [
            Problem(
              at: components[0],
              "The first component excludes every link.",
              cure: "Put it last, or take the whole entry out."
            )
          ]
        }
        return components[(catchAll + 1)...].map { component in
          Problem(
            at: component,
            "The component is never reached: one before it matches every link.",
            cure: "Put it before that one."
          )
        }
      }
    }
  )
}

extension PropertyList {
  fileprivate var matchesEveryLink: Bool {
    let isFree = self["?"] == nil && self["#"] == nil
    return dictionary != nil && isFree && ["*", "/*", nil].contains(self["/"]?.string)
      && (self["/"] == nil || self["/"]?.string != nil)
  }
}
