internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let typeWithoutDescription = Rule(
    "type-without-description",
    .note,
    "A type has no name for people.",
    explanation: """
      Finder, Files and the share sheet show UTTypeDescription; without it they fall back on the \
      extension.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.types.filter { $0.source.word(InfoKey.typeDescription)?.string.isEmpty ?? true }.map {
        type in
        Problem(
          type.identifier,
          "The type \(type.identifier.quoted) has no UTTypeDescription.",
          cure: "Say what people call such a file."
        )
      }
    }
  )
}
