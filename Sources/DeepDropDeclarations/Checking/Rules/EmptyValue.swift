internal import DeepDropPropertyList

extension Rule {
  static let emptyValue = Rule(
    "empty-value",
    .note,
    "A key of a declaration has nothing in it.",
    explanation: "An empty value says nothing; often something was to come and never did.",
    source: "seen in the Info.plists of public apps",
    .infoPlist { info in
      (info.types.map(\.source) + info.claims.map(\.source) + info.linkClaims.map(\.source))
        .flatMap { $0.dictionary?.entries ?? [] }
        .filter { $0.value.isEmptyOfItsKind && !$0.key.hasSuffix("Name") }
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

extension PropertyList {
  /// An empty name is another rule's.
  fileprivate var isEmptyOfItsKind: Bool {
    array?.isEmpty ?? dictionary?.entries.isEmpty ?? string?.isEmpty ?? false
  }
}
