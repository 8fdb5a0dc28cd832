internal import DeepDropPropertyList

extension Rule {
  static let duplicateType = Rule(
    "duplicate-type",
    .warning,
    "A type is declared twice in one list.",
    explanation: """
      One of the declarations counts; which is not documented. Where the two differ, files \
      behave one way here and another there.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.types.compactMap { type -> Problem? in
        let same = (info.declarations[type.name] ?? []).filter { $0.isExported == type.isExported }
        guard let first = same.first, first.source.position != type.source.position else {
          return nil
        }
        let agrees = first.agrees(with: type)
        return Problem(
          type.identifier,
          "The type \(type.identifier.quoted) is declared twice\(agrees ? "" : ", and differently").",
          cure: "Keep one of the declarations.",
          severity: agrees ? nil : .error
        )
      }
    }
  )
}
