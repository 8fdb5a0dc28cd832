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
      let spellings = info.declarations.mapValues { Set($0.map(\.identifier.string)) }
      return info.references.compactMap { word -> Problem? in
        let right =
          info.declarations[word.canonical]?[0].identifier.string
          ?? SystemTypes.current[word.string]?.identifier
        guard let right, right != word.string,
          spellings[word.canonical]?.contains(word.string) != true
        else { return nil }
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
