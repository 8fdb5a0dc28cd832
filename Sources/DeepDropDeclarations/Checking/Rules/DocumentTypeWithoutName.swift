extension Rule {
  static let documentTypeWithoutName = Rule(
    "document-type-without-name",
    .error,
    store: StoreCodes.documentTypeWithoutName,
    "A document type has no name.",
    explanation: "The store refuses it.",
    source: "steelwheels/JSTerminal issue 46",
    .infoPlist { info in
      info.claims.filter { claim in
        !claim.isEmpty
          && claim.name?.string.isEmpty ?? true
      }.map { claim in
        Problem(
          at: claim.source,
          item: claim.item,
          "The document type \(claim.item) has no CFBundleTypeName.",
          cure: "Say what people call such a file.",
          severity: claim.isForPlugIns ? .note : nil
        )
      }
    }
  )
}
