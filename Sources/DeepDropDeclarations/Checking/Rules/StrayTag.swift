internal import DeepDropPropertyList

extension Rule {
  static let strayTag = Rule(
    "stray-tag",
    .warning,
    "A tag stands beside the tag specification instead of in it.",
    explanation: "Only what stands within UTTypeTagSpecification is a tag of the type.",
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.types.flatMap { type in
        (type.source.dictionary?.entries ?? []).filter { $0.key.hasPrefix("public.") }.map {
          entry in
          Problem(
            entry.keyPosition.range,
            item: type.identifier.quoted,
            "\(entry.key) of \(type.identifier.quoted) stands outside UTTypeTagSpecification.",
            cure: "Move it into the dictionary of UTTypeTagSpecification."
          )
        }
      }
    }
  )
}
