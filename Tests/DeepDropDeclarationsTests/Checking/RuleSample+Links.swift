import DeepDropDeclarations

extension RuleSample {
  static let linkSamples: [RuleSample] = [
    RuleSample(
      "scheme-syntax",  // P20
      links("com.example.acme_link", "https://go.example.com", "7acme"),
      "error 5 “com.example.acme_link”",
      "error 5 “https://go.example.com”",
      "error 5 “7acme”",
      right: links("com.example.acme-link", "a+b.c", "$(SCHEME)")
    ),
    RuleSample(
      "web-scheme",  // P19
      links("https", "HTTP"),
      "warning 5 “https”",
      "warning 5 “HTTP”",
      right: links("acme")
    ),
    RuleSample("uppercase-scheme", links("ACME"), "note 5 “ACME”", right: links("acme")),
    RuleSample("duplicate-scheme", links("acme", "Acme"), "note 5 “Acme”", right: links("acme")),
    RuleSample(
      "url-type-without-name",
      links("acme", name: ""),
      "note 5 “acme”",
      right: links("acme")
    ),
    RuleSample("url-type-without-schemes", links(), "warning 5 “com.example.acme”", right: acme),
    RuleSample(
      "shared-url-name",
      list(
        "CFBundleURLTypes",
        entry(["CFBundleURLName": string("acme"), "CFBundleURLSchemes": strings("acme")]),
        entry(["CFBundleURLName": string("acme"), "CFBundleURLSchemes": strings("acme-beta")])
      ),
      "note 6 “acme”",
      right: links("acme")
    ),
  ]
}
