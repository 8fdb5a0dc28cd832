internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let illegalExtension = Rule(
    "illegal-extension",
    .warning,
    "No file can have the declared extension.",
    explanation: """
      Only the part behind the last dot of a name counts, so that tar.gz never matches; a name \
      has no slash, and patterns such as * mean nothing.
      """,
    source: "notes of QLOmni; Foundation’s own reading of extensions",
    .infoPlist { info in
      info.types.flatMap(\.extensions).filter { word in
        let name = word.string.drop { $0 == "." }
        return !word.isOpen && !name.isEmpty && !FileName.isExtension(String(name))
      }.map { word in
        Problem(
          word,
          "No file has the extension \(word.quoted).",
          cure: "Write letters and digits alone: what stands behind the last dot of a file’s name."
        )
      }
    }
  )
}
