internal import DeepDropPropertyList

extension Rule {
  static let typeLetterCase = Rule(
    "type-letter-case",
    .warning,
    "A type is spelled in another case than where it is declared.",
    explanation: """
      Types are compared without case by the system. Code, scripts and people compare them \
      letter by letter.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.references.compactMap { word -> Problem? in
        let declared =
          info.declarations[word.canonical]?.map(\.identifier.string)
          ?? SystemTypes.current[word.string].map { [$0.identifier] } ?? []
        guard let right = declared.first, !declared.contains(word.string) else { return nil }
        return Problem(
          word,
          "The type \(word.quoted) is declared as \(right.quoted).",
          cure: "Write it as it is declared.",
          fix: .replace(word, with: right)
        )
      }
    }
  )
}
