internal import DeepDropPropertyList

extension Rule {
  static let inventedPublicType = Rule(
    "invented-public-type",
    .warning,
    "A public type is named that the system is not known to declare.",
    explanation: """
      public.… is Apple’s. A type that somebody made up there takes its extension away from the \
      one that everybody else uses.
      """,
    source: "coteditor/CotEditor issue 2070; \(SystemTypes.source), as of \(SystemTypes.date)",
    .infoPlist { info in
      var seen: Set<String> = []
      return (info.imported.map(\.identifier) + info.references).compactMap { word -> Problem? in
        guard word.canonical.hasPrefix("public."), SystemTypes.current[word.string] == nil,
          !info.isExported(word), seen.insert(word.canonical).inserted
        else { return nil }
        let extensions = info.declarations[word.canonical]?.flatMap(\.extensions) ?? []
        let known = extensions.compactMap { WellKnownExtensions.type(of: $0.canonical) }
          .first { !$0.isEmpty }
        return Problem(
          word,
          "The system is not known to declare \(word.quoted).",
          cure: known.map { "Use \($0), which has the extension." }
            ?? "Use the type that the format’s owner declares."
        )
      }
    }
  )
}
