extension RuleSample {
  static let tagSamples: [RuleSample] = [
    RuleSample(
      "extension-missing",  // P17
      exported(type(link, [])) + claims(claim(link)),
      "error 5 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "extension-missing",  // P17: a type for the pasteboard
      exported(type(link, [], parents: ["public.text"])) + claims(claim(link)),
      "note 5 “com.example.acme.link”",
      right: exported(type(link, [], parents: ["public.text"]))
    ),
    RuleSample(
      "extension-missing",
      exported(type(link, [])) + imported(type("org.other.link", [])),
      "warning 5 “com.example.acme.link”",
      "note 7 “org.other.link”",
      right: exported(
        entry([
          "UTTypeIdentifier": string(link),
          "UTTypeConformsTo": strings("public.data"),
          "UTTypeTagSpecification": entry(["com.apple.ostype": strings("ACME")]),
        ])
      )
    ),
    RuleSample(
      "extension-with-dot",
      exported(type(link, [".acmelink"])),
      "error 5 “.acmelink”",
      right: acme
    ),
    RuleSample(
      "illegal-extension",
      exported(type(link, ["tar.gz", "*", "a/b", "acme link"])),
      "warning 5 “tar.gz”",
      "warning 5 “*”",
      "warning 5 “a/b”",
      "warning 5 “acme link”",
      right: exported(type(link, ["acmelink", "acme-link", "c++", "$(EXTENSION)"]))
    ),
    RuleSample(
      "uppercase-extension",
      exported(type(link, ["AcmeLink"])),
      "note 5 “AcmeLink”",
      right: exported(type(link, ["acmelink", "ACMELINK"]))
    ),
    RuleSample(
      "duplicate-extension",
      exported(type(link, ["acmelink", "ACMELINK", "acmelink"])),
      "note 5 “ACMELINK”",
      "note 5 “acmelink”",
      right: acme
    ),
    RuleSample(
      "duplicate-extension",
      exported(type(link, ["acmelink", "acmelink"])),
      "note 5 “acmelink”",
      right: exported(type(link), type("com.example.acme.other"))
    ),
    RuleSample(
      "extension-of-two-types",  // P26
      exported(type(link), type("com.example.acme.other", ["other", "AcmeLink"])),
      "warning 6 “AcmeLink”",
      right: exported(type(link), type(link))
    ),
    RuleSample(
      "well-known-extension",  // P11
      exported(type("com.example.acme.sql", ["sql"])) + "\n"
        + exported(type(link, ["pdf", "GPX"])),
      "warning 8 “pdf”",
      "warning 8 “GPX”",
      right: exported(type("com.topografix.gpx", ["gpx"]))
    ),
    RuleSample(
      "well-known-extension",
      exported(type("com.example.acme.sql", ["sql"])),
      "warning 5 “sql”",
      right: imported(type("org.other.sql", ["sql"]))
    ),
    RuleSample(
      "mime-type-syntax",
      exported(mimeTypes("xslt+xml", "public.json", "application/vnd.example.acme")),
      "warning 5 “xslt+xml”",
      "warning 5 “public.json”",
      right: exported(mimeTypes("application/vnd.example.acme+json", "text/*"))
    ),
  ]
}

private func mimeTypes(_ types: String...) -> String {
  entry([
    "UTTypeIdentifier": string(link),
    "UTTypeTagSpecification": entry(["public.mime-type": strings(types)]),
  ])
}
