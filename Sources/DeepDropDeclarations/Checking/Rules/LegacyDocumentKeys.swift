internal import DeepDropPropertyList

extension Rule {
  static let legacyDocumentKeys = Rule(
    "legacy-document-keys",
    .note,
    "A document type has keys from before uniform types.",
    explanation: """
      CFBundleTypeExtensions, CFBundleTypeMIMETypes and CFBundleTypeOSTypes are ignored beside \
      LSItemContentTypes and deprecated without it; iOS never read them.
      """,
    source: "Apple, Core Foundation keys: CFBundleTypeExtensions, deprecated since macOS 10.5",
    .infoPlist { info in
      info.claims.flatMap { claim in
        (claim.source.dictionary?.entries ?? []).filter { legacyKeys.contains($0.key) }.map {
          entry in
          Problem(
            entry.keyPosition.range,
            item: claim.item,
            "\(entry.key) of the document type \(claim.item) is an old key.",
            cure: claim.types.isEmpty
              ? "Name the types in LSItemContentTypes instead." : "Take it out."
          )
        }
      }
    }
  )
}

private let legacyKeys: Set = [
  "CFBundleTypeExtensions", "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes",
]
