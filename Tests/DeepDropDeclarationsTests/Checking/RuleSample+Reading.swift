import DeepDropDeclarations

extension RuleSample {
  static let readingSamples: [RuleSample] = [
    RuleSample(
      "fragment",  // P32
      as: .sourceInfoPlist,
      "<!-- pasted -->\n<key>UIFileSharingEnabled</key>\n<true/>\n",
      "error 2",
      right: infoPlist("<key>UIFileSharingEnabled</key><true/>")
    ),
    RuleSample(
      "unreadable",
      as: .sourceInfoPlist,
      "<plist><array/></plist>",
      "error 1",
      right: infoPlist("")
    ),
    RuleSample(
      "unreadable",
      as: .sourceInfoPlist,
      "<plist>\n<dict>\n<key>A</key>\n</dict></plist>",
      "error 4",
      right: infoPlist("")
    ),
    RuleSample(
      "unreadable",
      as: .siteAssociation,
      "{\n \"applinks\": nil }",
      "error 2",
      right: "{}"
    ),
    RuleSample(
      "duplicate-key",
      [appID, copies, appID, key("LSSupportsOpeningDocumentsInPlace", "<true/>")].joined(
        separator: "\n"
      ),
      "warning 4 “CFBundleIdentifier”",
      "error 5 “LSSupportsOpeningDocumentsInPlace”",
      right: appID + claims(claim(link), claim("com.example.acme.other"))
    ),
    RuleSample(
      "duplicate-key",
      exported(
        entry(["UTTypeIdentifier": string(link), "UTTypeIdentifier": string("public.data")]),
        type(link)
      ),
      "error 5 “UTTypeIdentifier”",
      right: acme
    ),
    RuleSample(
      "duplicate-key",
      as: .entitlements,
      infoPlist(list("a", entry(["b": "<true/>", "b": "<true/>"]))),
      "warning 5 “b”",
      right: infoPlist(list("a", entry(["b": "<true/>"]), entry(["b": "<true/>"])))
    ),
    RuleSample(
      "duplicate-key",
      as: .siteAssociation,
      "{\"applinks\": {},\n \"applinks\": {\"details\": []}}",
      "error 1 “applinks”",
      right: #"{"applinks": {}}"#
    ),
    RuleSample(
      "preprocessor-lines",  // P31
      list("CFBundleURLTypes", "#ifdef ACME", "<dict/>", "#endif"),
      "note 5",
      right: "<!--\n#ifdef ACME\n#endif\n-->"
    ),
    RuleSample(
      "unknown-suppression",
      "<!-- deepdrop:ignore web-shceme -->\n" + links("acme"),
      "warning 4 “web-shceme”",
      right: "<!-- deepdrop:ignore web-scheme -->\n" + links("https")
    ),
    RuleSample(
      "unresolved-variable",  // P04
      claims(claim("${documentType}")),
      "note 5 “${documentType}”",
      right: links("$(PRODUCT_NAME:rfc1034identifier)")
    ),
    RuleSample(
      "unresolved-variable",
      links("$(PRODUCT_NAME)"),
      "error 5 “$(PRODUCT_NAME)”",
      right: links("acme"),
      built: true
    ),
    RuleSample(
      "wrong-kind",
      key("CFBundleURLTypes", entry([:])) + "\n" + list("CFBundleDocumentTypes", string("Acme")),
      "error 5 CFBundleURLTypes",
      "error 7 an entry of CFBundleDocumentTypes",
      right: acme
    ),
    RuleSample(
      "wrong-kind",
      key("CFBundleIdentifier", "<integer>3</integer>") + "\n" + key("CFBundleName", "<array/>"),
      "error 5 CFBundleIdentifier",
      "error 7 CFBundleName",
      right: appID
    ),
    RuleSample(
      "wrong-kind",
      list("CFBundleDocumentTypes", entry(["LSHandlerRank": "<integer>1</integer>"])),
      "error 5 LSHandlerRank",
      right: acme
    ),
    RuleSample(
      "string-for-boolean",  // P05
      key("LSSupportsOpeningDocumentsInPlace", string("No")),
      "error 5 LSSupportsOpeningDocumentsInPlace",
      right: copies
    ),
    RuleSample(
      "string-for-array",
      exported(
        entry(["UTTypeIdentifier": string(link), "UTTypeConformsTo": string("public.data")])
      ),
      "note 5 “public.data”",
      right: acme
    ),
    RuleSample(
      "empty-entry",  // P04
      claims("<dict/>", claim(link)),
      "error 5 CFBundleDocumentTypes",
      right: acme
    ),
    RuleSample(
      "empty-entry",  // P05
      list("CFBundleURLTypes", "<dict></dict>"),
      "warning 5 CFBundleURLTypes",
      right: acme
    ),
    RuleSample(
      "empty-string",  // P28
      claims(claim("")),
      "error 5 an empty type",
      right: acme
    ),
    RuleSample(
      "empty-string",
      exported(type(link, ["", "acmelink"])),
      "error 5 an empty extension",
      right: acme
    ),
    RuleSample(
      "empty-value",
      exported(entry(["UTTypeIdentifier": string(link), "UTTypeTagSpecification": "<dict/>"])),
      "note 5 UTTypeTagSpecification",
      right: acme
    ),
    RuleSample(
      "stray-tag",
      exported(
        entry(["UTTypeIdentifier": string(link), "public.filename-extension": strings("acmelink")])
      ),
      "warning 5 “com.example.acme.link”",
      right: acme
    ),
  ]
}
