internal import DeepDropPropertyList

extension Rule {
  static let typeNotReverseDomain = Rule(
    "type-not-reverse-domain",
    .note,
    "A UTI does not begin with a domain of its owner.",
    explanation: """
      Names in reverse-DNS form cannot collide, for a domain has one owner. Anybody may choose \
      ppsspp.iso, or a name with capitals that others misspell.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.types.map(\.identifier).compactMap { word -> Problem? in
        let parts = word.canonical.split(separator: ".")
        guard !word.isOpen, !word.isReserved, parts.count > 1,
          parts.count == 2 || !isTopLevel(String(parts[0]))
        else { return nil }
        let isMixed = word.string != word.canonical
        return Problem(
          word,
          "The UTI \(word.quoted) is not in reverse-DNS form\(isMixed ? " and in mixed case" : "").",
          cure: "Begin the name of a new type with a domain of yours, in lower case."
        )
      }
    }
  )
}

/// Countries have two letters; of the others these are in use for types.
private func isTopLevel(_ label: String) -> Bool {
  label.count == 2
    || [
      "com", "org", "net", "edu", "gov", "info", "app", "dev", "xyz", "name", "biz", "io", "page",
      "cloud", "blog", "mobi", "games", "software", "tech", "online", "studio",
    ].contains(label)
}
