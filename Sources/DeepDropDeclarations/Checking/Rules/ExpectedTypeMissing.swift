internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let expectedTypeMissing = Rule(
    "expected-type-missing",
    .error,
    "The code takes a type to be exported, and it is not.",
    explanation: """
      UTType(exportedAs:) asserts that the app’s Info.plist declares the type. Project \
      generators drop declarations unnoticed.
      """,
    source: "kiwix/kiwix-apple issue 589; Apple, UTType.init(exportedAs:conformingTo:)",
    .infoPlist { info in
      info.checker.expectedTypes.filter { type in
        info.exports[type.lowercased()] == nil
      }.map { type in
        Problem(
          info.root.dictionary?.entry(InfoKey.exportedTypes)?.keyPosition.range,
          item: type.quoted,
          "The expected type \(type.quoted) is not exported.",
          cure: "Declare it under UTExportedTypeDeclarations."
        )
      }
    }
  )
}
