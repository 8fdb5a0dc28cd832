internal import DeepDropPropertyList

extension Rule {
  static let uppercaseExtension = Rule(
    "uppercase-extension",
    .note,
    "An extension is declared in upper case.",
    explanation: """
      Systems are taken to compare extensions without case, though nothing documents it; \
      everybody declares them in lower case.
      """,
    source: "assumed; no source was found",
    .infoPlist { info in
      info.types.flatMap { type in
        let names = Set(type.extensions.map(\.string))
        return type.extensions.filter { $0.string != $0.canonical && !$0.isOpen }.compactMap {
          word -> Problem? in
          // One that is there in lower case, too, is another rule’s.
          guard !names.contains(word.canonical) else { return nil }
          return Problem(
            word,
            "The extension \(word.quoted) is not in lower case.",
            cure: "Declare it as \(word.canonical)."
          )
        }
      }
    }
  )
}
