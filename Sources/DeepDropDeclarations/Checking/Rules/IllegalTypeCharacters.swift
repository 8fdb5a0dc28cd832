internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let illegalTypeCharacters = Rule(
    "illegal-type-characters",
    .error,
    "A UTI has characters that no UTI may have.",
    explanation: """
      Letters a–z and A–Z, digits, “-” and “.” are legal, and at least two parts. A bundle \
      identifier gets away with an underscore, a type that is derived from it does not.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.typeNames.filter { !$0.isOpen && !$0.string.isEmpty }.compactMap { word -> Problem? in
        guard (try? TypeIdentifier(word.string)) == nil else { return nil }
        let legal = word.string.map { $0 == "_" || $0 == " " ? "-" : $0 }.filter { isLegal($0) }
        let example = (try? TypeIdentifier(String(legal)))?.string ?? "com.example.acme.link"
        return Problem(
          word,
          "The UTI \(word.quoted) is not legal: letters, digits, “-” and “.” alone may stand in it.",
          cure: "Rename the type wherever it is used, for example to \(example)."
        )
      }
    }
  )
}

private func isLegal(_ character: Character) -> Bool {
  character.isASCII && (character.isLetter || character.isNumber || "-.".contains(character))
}
