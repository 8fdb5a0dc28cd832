internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let typeWithoutIdentifier = Rule(
    "type-without-identifier",
    .error,
    "A type declaration names no type.",
    explanation: """
      UTTypeIdentifier is the one key that every declaration needs; without it the system \
      ignores the rest.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      [InfoKey.exportedTypes, InfoKey.importedTypes].flatMap { info.root.dictionaries($0) }
        .filter { entry in
          entry.word(InfoKey.typeIdentifier)?.string.isEmpty ?? true
            && entry.dictionary?.entries.isEmpty == false
        }
        .map { entry in
          Problem(
            at: entry,
            "The declaration has no UTTypeIdentifier.",
            cure: "Name the type, such as com.example.acme.link."
          )
        }
    }
  )
}
