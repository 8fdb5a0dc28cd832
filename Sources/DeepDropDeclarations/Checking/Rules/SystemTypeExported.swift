internal import DeepDropPropertyList

extension Rule {
  static let systemTypeExported = Rule(
    "system-type-exported",
    .error,
    "A type that the system declares is exported.",
    explanation: """
      The system’s own declaration wins on some systems and the app’s on others: with wrong \
      parents, other programs take the files for something else.
      """,
    source: "macvim-dev/macvim issue 916",
    .infoPlist { info in
      info.exported.map(\.identifier).filter { SystemTypes.current[$0.string] != nil }.map { word in
        Problem(
          word,
          "The system declares \(word.quoted), and this app exports it again.",
          cure: "Take the entry out; to open such files a document type is enough."
        )
      }
    }
  )
}
