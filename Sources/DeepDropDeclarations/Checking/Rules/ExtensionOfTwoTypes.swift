internal import DeepDropPropertyList

extension Rule {
  static let extensionOfTwoTypes = Rule(
    "extension-of-two-types",
    .warning,
    "Two declared types have one extension.",
    explanation: """
      A file has one type. Which of the two it gets is not documented, and what is declared for \
      the other then never applies.
      """,
    source: "dirkwhoffmann/virtualc64 issue 820; moretension/duti pull request 23",
    .infoPlist { info in
      var owners: [String: Word] = [:]
      return info.types.flatMap { type in
        var seen: Set<String> = []
        return type.extensions.compactMap { word -> Problem? in
          guard !word.string.isEmpty, seen.insert(word.canonical).inserted else { return nil }
          guard let first = owners[word.canonical] else {
            owners[word.canonical] = type.identifier
            return nil
          }
          guard first.canonical != type.name else { return nil }
          return Problem(
            word,
            "The extension \(word.quoted) is one of \(first.quoted) and of \(type.identifier.quoted).",
            cure: "Leave it to one of them."
          )
        }
      }
    }
  )
}
