internal import DeepDropPropertyList

extension Rule {
  static let importedTypeUnused = Rule(
    "imported-type-unused",
    .note,
    "An imported type is mentioned nowhere else.",
    explanation: """
      Importing a type that no document type claims and no type conforms to only teaches the \
      system its extension.
      """,
    source: "seen in the Info.plist of iina/iina",
    .infoPlist { info in
      let used = Set(info.references.map(\.canonical))
      return info.imported.map(\.identifier).filter { !used.contains($0.canonical) }.map { word in
        Problem(
          word,
          "The imported type \(word.quoted) is claimed by no document type.",
          cure: "Claim it, or leave it out if code does not name it."
        )
      }
    }
  )
}
