internal import DeepDropPropertyList

extension Rule {
  static let exportedAndImported = Rule(
    "exported-and-imported",
    .warning,
    "A type is exported and imported.",
    explanation: """
      The exported declaration wins, and systems complain at each installation. Where the two \
      differ, one of them is wrong.
      """,
    source: "drawmeanelephant/banal issue 84",
    .infoPlist { info in
      info.imported.compactMap { type -> Problem? in
        guard let own = info.exports[type.name] else { return nil }
        let agrees = own.agrees(with: type)
        let isForeign = info.isForeign(type.identifier)
        return Problem(
          type.identifier,
          "The type \(type.identifier.quoted) is exported, too\(agrees ? "" : ", and differently").",
          cure: isForeign
            ? "Take the exported declaration out: the type is not this app’s."
            : agrees
              ? "Take the imported declaration out."
              : "Keep the right one of the two declarations.",
          severity: agrees ? nil : .error,
          fix: agrees && !isForeign ? .remove(type.source) : nil
        )
      }
    }
  )
}
