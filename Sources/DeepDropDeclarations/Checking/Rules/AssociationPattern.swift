internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let associationPattern = Rule(
    "association-pattern",
    .error,
    "A pattern of the site association matches no link.",
    explanation: """
      A path begins with a slash, and each part is matched for itself: a host, a scheme or a \
      query within the path never matches.
      """,
    source: "Apple, applinks.Details.Components",
    .siteAssociation { site in
      site.entries.flatMap { entry in
        // Only the old form excludes by a word; in a component it is part of the path.
        let old = entry.paths.map { word in
          (word, word.string.hasPrefix("NOT ") ? word.string.dropFirst(4) : word.string[...])
        }
        let new = (entry.components ?? []).compactMap { $0.word("/") }
          .map { ($0, $0.string[...]) }
        return (new + old).compactMap { word, path -> Problem? in
          guard let reason = reason(against: path) else { return nil }
          return Problem(
            word,
            "The path \(word.quoted) matches no link: \(reason).",
            cure: "Write the path alone, such as /events/*; the query goes under the key ?."
          )
        }
      }
    }
  )
}

/// `$(name)` stands for a substitution variable, which may begin with anything.
private func reason(against path: Substring) -> String? {
  if path.isEmpty { return "it is empty" }
  if path.contains("://") { return "it is a whole link" }
  if !"/*?$".contains(path[path.startIndex]) { return "it does not begin with a slash" }
  if path.contains("#") { return "it holds a fragment" }
  return nil
}
