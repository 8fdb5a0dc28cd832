extension Rule {
  static let urlTypeWithoutSchemes = Rule(
    "url-type-without-schemes",
    .warning,
    "A URL type claims no scheme.",
    explanation: "Without CFBundleURLSchemes no link is of the type.",
    source: "Apple, CFBundleURLTypes",
    .infoPlist { info in
      info.linkClaims.filter { link in
        link.schemes.isEmpty && !link.isEmpty
      }.map { link in
        Problem(
          at: link.source,
          item: link.item,
          "The URL type \(link.item) has no CFBundleURLSchemes.",
          cure: "Name the schemes, or take the entry out."
        )
      }
    }
  )
}
