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
      var seen: [Bool: [String: TypeEntry]] = [:]
      return info.types.compactMap { type -> Problem? in
        guard let first = seen[type.isExported, default: [:]][type.name] else {
          seen[type.isExported, default: [:]][type.name] = type
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
