internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let stringForArray = Rule(
    "string-for-array",
    .note,
    "A string stands where an array belongs.",
    explanation: """
      The system takes a single string for an array of one. Other tools, and people who add a \
      second value, expect the array.
      """,
    source: "Apple, Information Property List key reference: the keys are documented as arrays",
    .infoPlist { info in
      let types = info.types.flatMap { type in
        [
          (InfoKey.typeConformsTo, type.source[InfoKey.typeConformsTo]),
          (InfoKey.filenameExtension, type.source[InfoKey.typeTags]?[InfoKey.filenameExtension]),
        ]
      }
      let claims = info.claims.map { (InfoKey.contentTypes, $0.source[InfoKey.contentTypes]) }
      let links = info.linkClaims.map { (InfoKey.urlSchemes, $0.source[InfoKey.urlSchemes]) }
      return (types + claims + links).compactMap { key, value -> Problem? in
        guard let value, let string = value.string, !string.isEmpty else { return nil }
        return Problem(
          at: value,
          item: string.quoted,
          "\(key) is the string \(string.quoted); an array of strings is expected.",
          cure: "Put the string into an <array>.",
          fix: .replace(value, with: .strings([string]))
        )
      }
    }
  )
}
