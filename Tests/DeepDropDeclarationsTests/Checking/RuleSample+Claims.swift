extension RuleSample {
  static let claimSamples: [RuleSample] = [
    RuleSample(
      "duplicate-claim",
      claims(claim(link), claim("com.example.Acme.link", rank: "Default"), claim(link)),
      "warning 6 “com.example.Acme.link”",
      "note 7 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "document-type-without-name",  // P04
      claims(entry(["LSItemContentTypes": strings(link)])),
      "error 5 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "document-type-without-name",
      claims(entry(["CFBundleTypeRole": string("MDImporter")])),
      "note 5 “a document type”",
      right: acme
    ),
    RuleSample(
      "rank-missing",  // P08
      claims(claim("public.mpeg-4", rank: nil)),
      "warning 5 “Acme link”",
      right: claims(claim("public.mpeg-4", rank: "Alternate"))
    ),
    RuleSample(
      "rank-missing",
      exported(type(link)) + "\n" + claims(claim(link, rank: nil)),
      "warning 8 “Acme link”",
      right: acme
    ),
    RuleSample(
      "unknown-rank",
      claims(claim(link, rank: "owner"), claim("public.jpeg", rank: "First")),
      "warning 5 “owner”",
      "warning 6 “First”",
      right: acme
    ),
    RuleSample(
      "role-missing",
      claims(
        entry(["CFBundleTypeName": string("Acme"), "LSItemContentTypes": strings(link)])
      ),
      "note 5 “Acme”",
      right: acme
    ),
    RuleSample(
      "role-missing",
      list("CFBundleURLTypes", entry(["CFBundleURLSchemes": strings("acme")])),
      "note 5 “acme”",
      right: acme
    ),
    RuleSample(
      "unknown-role",
      claims(entry(["CFBundleTypeRole": string("viewer")])),
      "note 5 “viewer”",
      right: acme
    ),
    RuleSample(
      "owner-of-foreign-type",  // P07
      imported(type("com.topografix.gpx", ["gpx"])) + "\n" + claims(claim("com.topografix.gpx")),
      "warning 8 “com.topografix.gpx”",
      right: imported(type("com.topografix.gpx", ["gpx"]))
        + claims(claim("com.topografix.gpx", rank: "Default"))
    ),
    RuleSample(
      "own-type-not-owned",  // P01
      appID + imported(type(link)) + claims(claim(link, rank: "Alternate")),
      "warning 7 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "broad-claim",  // P06
      claims(claim("public.data", "com.adobe.pdf", "public.URL", rank: "Alternate")),
      "warning 5 “public.data”",
      "warning 5 “public.URL”",
      right: claims(claim("public.data", rank: "None"))
    ),
    RuleSample(
      "mixed-claim",
      imported(type("com.topografix.gpx", ["gpx"], parents: ["public.xml"])) + "\n"
        + claims(claim("org.gnu.gnu-zip-archive", "com.topografix.gpx", rank: "Default")),
      "note 8 “org.gnu.gnu-zip-archive”",
      right: imported(type("com.topografix.gpx", ["gpx"])) + claims(claim("com.topografix.gpx"))
    ),
    RuleSample(
      "legacy-document-keys",  // P28
      claims(entry(["CFBundleTypeExtensions": strings("acme")])),
      "note 5 “a document type”",
      right: acme
    ),
    RuleSample(
      "claim-without-types",
      claims(entry(["CFBundleTypeName": string("Acme")])),
      "warning 5 “Acme”",
      right: claims(entry(["CFBundleTypeExtensions": strings("acme")]))
    ),
    RuleSample(
      "claimed-type-undeclared",
      claims(claim("org.other.link", rank: "Default")),
      "warning 5 “org.other.link”",
      right: imported(type("org.other.link")) + claims(claim("org.other.link", "public.jpeg"))
    ),
    RuleSample(
      "exported-type-unclaimed",
      exported(type(link)),
      "warning 5 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "exported-type-unclaimed",
      exported(type(link, [])),
      "note 5 “com.example.acme.link”",
      right: exported(
        type("com.example.acme.base", []),
        type(link, parents: ["com.example.acme.base"]),
        type("com.example.acme.pasteboard", [], parents: ["public.text"])
      ) + claims(claim(link))
    ),
    RuleSample(
      "imported-type-unused",  // P28
      imported(type("org.other.a"), type("org.other.b"), type("org.other.c"))
        + claims(claim("org.other.c")),
      "note 5 “org.other.a”",
      "note 6 “org.other.b”",
      right: imported(type("org.other.a")) + exported(type(link, parents: ["org.other.a"]))
    ),
    RuleSample(
      "pasteboard-type-name",
      claims(entry(["CFBundleTypeName": string("NSStringPboardType")])),
      "note 5 “NSStringPboardType”",
      right: acme
    ),
    RuleSample(
      "in-place-key-missing",  // P02, P33
      claims(claim(link)),
      "warning 4",
      right: claims(claim(link)) + key("UISupportsDocumentBrowser", "<true/>")
    ),
    RuleSample(
      "in-place-key-missing",  // P02, P33
      claims(claim(link)),
      "error 4",
      right: claims(claim(link)) + key("LSMinimumSystemVersion", string("13.0")),
      built: true
    ),
    RuleSample("in-place-without-documents", copies, "note 4", right: acme),
    RuleSample(
      "scene-manifest-missing",
      key("LSRequiresIPhoneOS", "<true/>"),
      "note -",
      right: key("LSRequiresIPhoneOS", "<true/>") + key("UIApplicationSceneManifest", "<dict/>")
    ),
    RuleSample(
      "scene-manifest-missing",
      list("CFBundleSupportedPlatforms", string("iPhoneOS")),
      "warning -",
      right: list("CFBundleSupportedPlatforms", string("iPhoneOS"))
        + key("CFBundlePackageType", string("FMWK")),
      built: true
    ),
  ]
}
