internal import DeepDropPropertyList

extension Rule {
  static let claimWithoutTypes = Rule(
    "claim-without-types",
    .warning,
    "A document type claims nothing.",
    explanation: """
      Without LSItemContentTypes, and without the old keys, no file is of the document type.
      """,
    source: "Apple, Launch Services keys: LSItemContentTypes",
    .infoPlist { info in
      info.claims.filter { claim in
        let keys = ["CFBundleTypeExtensions", "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes"]
        return claim.types.isEmpty && !claim.isEmpty
          && !keys.contains { claim.source[$0] != nil }
      }.map { claim in
        Problem(
          at: claim.source,
          item: claim.item,
          "The document type \(claim.item) has no LSItemContentTypes.",
          cure: "Name the types that the app opens."
        )
      }
    }
  )
}
