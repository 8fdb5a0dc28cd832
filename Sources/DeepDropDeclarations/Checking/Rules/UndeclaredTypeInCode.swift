internal import DeepDropPropertyList

extension Rule {
  static let undeclaredTypeInCode = Rule(
    "undeclared-type-in-code",
    .error,
    "Swift code names a type that the Info.plist does not export.",
    explanation: """
      UTType(exportedAs:) asserts that the app’s Info.plist declares the type. Seen is a call of \
      UTType, Self or .init with the identifier as one literal; not seen are a typealias, an \
      identifier that stands elsewhere or has an escape in it, and code in an interpolation. Every \
      branch counts as compiled but that of #if false, and a regex between bare slashes is read as \
      code.
      """,
    source: "kiwix/kiwix-apple issue 589; Apple, UTType.init(exportedAs:conformingTo:)",
    .swift { code in
      code.uses.filter { !code.exported.contains($0.identifier.lowercased()) }.map { use in
        Problem(
          use.range,
          item: use.identifier.quoted,
          "No Info.plist among the files exports \(use.identifier.quoted).",
          cure:
            "Declare it under UTExportedTypeDeclarations, or use importedAs: for a type of others."
        )
      }
    }
  )
}
