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
        Set(type.extensions.map(\.canonical)).sorted().compactMap { name -> Problem? in
          guard !name.isEmpty, let first = owners[name] else {
            owners[name] = type.identifier
            return nil
          }
          guard first.canonical != type.name,
            let word = type.extensions.first(where: { $0.canonical == name })
          else { return nil }
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
