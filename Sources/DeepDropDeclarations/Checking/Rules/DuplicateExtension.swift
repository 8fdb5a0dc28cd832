internal import DeepDropPropertyList

extension Rule {
  static let duplicateExtension = Rule(
    "duplicate-extension",
    .note,
    "A type declares an extension twice.",
    explanation: "Extensions are compared without case, so that once, in lower case, is enough.",
    source: "assumed for the case; no source was found",
    .infoPlist { info in
      info.types.flatMap { type in
        var seen: [String: Word] = [:]
        return type.extensions.compactMap { word -> Problem? in
          guard let first = seen.updateValue(word, forKey: word.canonical) else { return nil }
          let isSame = first.string == word.string
          return Problem(
            word,
            "The extension \(word.quoted) is there already\(isSame ? "" : " as \(first.quoted)").",
            cure: "Declare it once, in lower case.",
            fix: isSame ? .remove(word.value) : nil
          )
        }
      }
    }
  )
}
