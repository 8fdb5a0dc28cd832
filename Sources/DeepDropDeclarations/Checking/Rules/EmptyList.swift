internal import DeepDropPropertyList

extension Rule {
  static let emptyList = Rule(
    "empty-list",
    .note,
    "A list that belongs to a declaration is empty.",
    explanation: "An empty list says nothing; often something was to come and never did.",
    source: "seen in the Info.plists of public apps",
    .infoPlist { info in
      (info.types.map(\.source) + info.claims.map(\.source) + info.linkClaims.map(\.source))
        .flatMap { $0.dictionary?.entries ?? [] }
        .filter { $0.value.array?.isEmpty == true || $0.value.dictionary?.entries.isEmpty == true }
        .map { entry in
          Problem(
            entry.keyPosition.range.lowerBound..<entry.value.position.range.upperBound,
            item: entry.key,
            "\(entry.key) is empty.",
            cure: "Fill it, or take the key out."
          )
        }
    }
  )
}
