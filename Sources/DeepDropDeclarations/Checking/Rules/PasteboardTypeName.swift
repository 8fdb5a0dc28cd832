internal import DeepDropPropertyList

extension Rule {
  static let pasteboardTypeName = Rule(
    "pasteboard-type-name",
    .note,
    "A document type is named like a pasteboard type.",
    explanation: """
      Services name what they read by pasteboard types; people read the name of a document type.
      """,
    source: "seen in the Info.plist of MacDownApp/macdown",
    .infoPlist { info in
      info.claims.compactMap(\.name).filter { $0.string.hasSuffix("PboardType") }.map { word in
        Problem(
          word,
          "The name \(word.quoted) is one of a pasteboard type.",
          cure: "Say what people call such a file."
        )
      }
    }
  )
}
