internal import DeepDropPropertyList

extension Rule {
  static let associationKind = Rule(
    "association-kind",
    .error,
    "A part of the site association is of another kind than the system reads.",
    explanation: """
      components is an array of dictionaries whose patterns are strings and whose exclude is a \
      boolean; the system drops an entry that it cannot read.
      """,
    source: "Apple, applinks.Details.Components",
    .siteAssociation { root in
      root.associationDetails.flatMap { detail -> [Problem] in
        guard let components = detail["components"] else {
          guard detail["paths"] == nil, detail["appIDs"] != nil else { return [] }
          return [Problem(at: detail, "An entry has no components.", cure: #"Write [{"/": "*"}]."#)]
        }
        guard let array = components.array else {
          return [Problem(at: components, "components is no array.", cure: "Put it into brackets.")]
        }
        return array.flatMap { component in
          (component.dictionary?.entries ?? []).filter { !isRight($0) }.map { entry in
            Problem(
              at: entry.value,
              item: entry.key,
              "\(entry.key) of a component cannot be of the kind \(entry.value.value.kind).",
              cure: "See the documentation of applinks.Details.Components."
            )
          }
        }
      }
    }
  )
}

private func isRight(_ entry: PropertyList.Dictionary.Entry) -> Bool {
  switch entry.key {
  case "/", "#", "comment": entry.value.string != nil
  case "?": entry.value.string != nil || entry.value.dictionary != nil
  case "exclude", "caseSensitive", "percentEncoded": entry.value.boolean != nil
  default: true
  }
}
