internal import DeepDropPropertyList

extension Rule {
  static let extensionWithDot = Rule(
    "extension-with-dot",
    .error,
    "An extension is declared with its dot.",
    explanation: """
      The dot separates name and extension and belongs to neither; .acmelink would match \
      Gig..acmelink.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.types.flatMap(\.extensions).filter { $0.string.hasPrefix(".") }.map { word in
        let bare = String(word.string.drop { $0 == "." })
        return Problem(
          word,
          "The extension \(word.quoted) begins with a dot.",
          cure: "Write it without.",
          fix: bare.isEmpty ? nil : .replace(word, with: bare)
        )
      }
    }
  )
}
