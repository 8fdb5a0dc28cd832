internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let roleMissing = Rule(
    "role-missing",
    .note,
    "A document type has no role.",
    explanation: """
      Apple’s examples for iOS leave CFBundleTypeRole out, a Mac wants it; Viewer is right for \
      an app that reads the files.
      """,
    source: "Apple, Core Foundation keys: CFBundleTypeRole",
    .infoPlist { info in
      info.claims.filter { $0.role == nil && !$0.isEmpty }.map {
        claim in
        Problem(
          at: claim.source,
          item: claim.item,
          "The document type \(claim.item) has no CFBundleTypeRole.",
          cure: "Write Viewer, or Editor if the app also writes such files."
        )
      }
        + info.linkClaims.filter { link in
          link.source[InfoKey.typeRole] == nil && !link.isEmpty
        }.map { link in
          Problem(
            at: link.source,
            item: link.item,
            "The URL type \(link.item) has no CFBundleTypeRole.",
            cure: "Write Editor for a scheme of one’s own, Viewer for one of others."
          )
        }
    }
  )
}
