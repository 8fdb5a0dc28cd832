internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let emptyString = Rule(
    "empty-string",
    .error,
    "A list of types, extensions or schemes holds an empty string.",
    explanation: """
      No file has an empty type and no link an empty scheme: the entry does nothing where it is \
      read at all.
      """,
    source: "seen in the Info.plist of iina/iina",
    .infoPlist { info in
      let types = info.types.flatMap { type in
        [
          ("an empty parent", type.source[InfoKey.typeConformsTo]),
          ("an empty extension", type.source[InfoKey.typeTags]?[InfoKey.filenameExtension]),
          ("an empty MIME type", type.source[InfoKey.typeTags]?[InfoKey.mimeType]),
        ]
      }
      let claims = info.claims.map { ("an empty type", $0.source[InfoKey.contentTypes]) }
      let links = info.linkClaims.map { ("an empty scheme", $0.source[InfoKey.urlSchemes]) }
      return (types + claims + links).flatMap { what, list in
        (list?.array ?? []).filter { $0.string?.isEmpty == true }.map { string in
          Problem(
            at: string,
            item: what,
            "There is \(what) in the list.",
            cure: "Take it out.",
            fix: .remove(string)
          )
        }
      }
    }
  )
}
