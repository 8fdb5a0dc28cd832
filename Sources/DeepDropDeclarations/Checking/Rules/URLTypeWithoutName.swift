extension Rule {
  static let urlTypeWithoutName = Rule(
    "url-type-without-name",
    .note,
    "A URL type has no name.",
    explanation: """
      CFBundleURLName identifies the claim, in reverse-DNS form; the app’s bundle identifier is \
      usual.
      """,
    source: "Apple, CFBundleURLTypes",
    .infoPlist { info in
      info.linkClaims.filter { link in
        link.name?.string.isEmpty ?? true && !link.isEmpty
      }.map { link in
        Problem(
          at: link.source,
          item: link.item,
          "The URL type \(link.item) has no CFBundleURLName.",
          cure: "Name it after the app, such as com.example.acme."
        )
      }
    }
  )
}
