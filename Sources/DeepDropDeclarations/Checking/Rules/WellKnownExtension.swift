internal import DeepDropPropertyList

extension Rule {
  static let wellKnownExtension = Rule(
    "well-known-extension",
    .warning,
    "A type of the app’s own takes an extension that everybody uses.",
    explanation: """
      The type’s name and icon then stand on all such files, and other apps no longer recognise \
      them.
      """,
    source: "TableProApp/TablePro pull request 1595; the table of \(WellKnownExtensions.date)",
    .infoPlist { info in
      info.exported.flatMap { type in
        type.extensions.compactMap { word -> Problem? in
          guard let known = WellKnownExtensions.type(of: word.canonical),
            known.lowercased() != type.name, !type.identifier.isKnownElsewhere
          else { return nil }
          let right = known.isEmpty ? "the type that its format has" : known
          return Problem(
            word,
            "The extension \(word.quoted) is well known, and \(type.identifier.quoted) claims it.",
            cure: "Import \(right) instead, or choose an extension that only this app has."
          )
        }
      }
    }
  )
}
