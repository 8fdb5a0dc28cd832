import DeepDropDeclarations

extension RuleSample {
  static let typeSamples: [RuleSample] = [
    RuleSample(
      "type-without-identifier",
      exported(entry(["UTTypeDescription": string("Acme link")])),
      "error 5",
      right: acme
    ),
    RuleSample(
      "illegal-type-characters",  // P25
      exported(type("com.ex.my_app.link"), type("acmelink"), type("com.example\u{0}.link")),
      "error 5 “com.ex.my_app.link”",
      "error 6 “acmelink”",
      "error 7 “com.example\\u{0}.link”",
      right: exported(type("$(PRODUCT_BUNDLE_IDENTIFIER).link"))
    ),
    RuleSample(
      "illegal-bundle-identifier",
      key("CFBundleIdentifier", string("com.exämple acme")),
      "error 5 “com.exämple acme”",
      right: key("CFBundleIdentifier", string("com.example.my-app_2"))
    ),
    RuleSample(
      "illegal-bundle-identifier",
      key("CFBundleIdentifier", string("")),
      "error 5 “”",
      right: key("CFBundleIdentifier", string("$(PRODUCT_BUNDLE_IDENTIFIER)"))
    ),
    RuleSample(
      "underscore-in-bundle-identifier",  // P25
      key("CFBundleIdentifier", string("com.ex.my_app")),
      "note 5 “com.ex.my_app”",
      right: appID
    ),
    RuleSample(
      "type-not-reverse-domain",
      exported(type("acme.link"), type("Individual.Acme.link")),
      "note 5 “acme.link”",
      "note 6 “Individual.Acme.link”",
      right: exported(type(link), type("cx.acme.link"))
    ),
    RuleSample(
      "dynamic-type",  // P23
      claims(claim("dyn.age81g7dtsm60e55bsmwaz")),
      "error 5 “dyn.age81g7dtsm60e55bsmwaz”",
      right: acme
    ),
    RuleSample(
      "type-letter-case",
      exported(type(link, parents: ["Public.Data"])) + claims(claim("com.example.Acme.link")),
      "warning 5 “Public.Data”",
      "warning 7 “com.example.Acme.link”",
      right: acme
    ),
    RuleSample(
      "own-type-not-exported",  // P01
      imported(type(link, parents: ["public.data"])) + claims(claim(link, rank: "Alternate")),
      "error 5 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "own-type-not-exported",
      appID + claims(claim(link, "org.example.other")),
      "error 5 “com.example.acme.link”",
      right: appID + imported(type("org.example.other")) + claims(claim("org.example.other"))
    ),
    RuleSample(
      "system-type-exported",  // P10
      exported(type("com.adobe.postscript", ["ps"], parents: ["public.plain-text"])),
      "error 5 “com.adobe.postscript”",
      right: imported(type("com.adobe.postscript", ["ps"], parents: ["public.data"]))
    ),
    RuleSample(
      "reserved-prefix",
      exported(type("public.acme.link"), type("com.apple.acme")),
      "error 5 “public.acme.link”",
      "error 6 “com.apple.acme”",
      right: acme
    ),
    RuleSample(
      "invented-public-type",  // P12
      imported(type("public.markdown", ["md"])) + claims(claim("public.markdown", rank: "Default")),
      "warning 5 “public.markdown”",
      right: claims(claim("public.jpeg", rank: "Default"))
    ),
    RuleSample(
      "foreign-type-exported",
      exported(type("com.topografix.gpx", ["gpx"])),
      "warning 5 “com.topografix.gpx”",
      right: imported(type("com.topografix.gpx", ["gpx"]))
    ),
    RuleSample(
      "foreign-type-exported",
      appID + exported(type("org.other.link")),
      "warning 5 “org.other.link”",
      right: appID + exported(type("net.example.link"))
    ),
    RuleSample(
      "parent-undeclared",  // P11
      exported(type("com.example.acme.sql", ["sql"], parents: ["public.sql"])),
      "warning 5 “public.sql”",
      right: exported(type("com.example.acme.base"), type(link, parents: ["com.example.acme.base"]))
    ),
    RuleSample(
      "conformance-cycle",
      exported(
        type("com.example.acme.a", parents: ["com.example.acme.b"]),
        type("com.example.acme.b", parents: ["com.example.acme.a"]),
        type("com.example.acme.c", parents: ["com.example.acme.a"])
      ),
      "warning 5 “com.example.acme.a”",
      "warning 6 “com.example.acme.b”",
      right: exported(type("com.example.acme.a"), type(link, parents: ["com.example.acme.a"]))
    ),
    RuleSample(
      "data-conformance-missing",
      exported(type(link, parents: []), type("com.example.acme.b", parents: ["public.content"])),
      "error 5 “com.example.acme.link”",
      "error 6 “com.example.acme.b”",
      right: exported(
        type(link, parents: ["com.example.acme.b"]),
        type("com.example.acme.b", parents: ["com.apple.package"])
      )
    ),
    RuleSample(
      "data-conformance-missing",
      exported(type(link, [], parents: ["public.content"])),
      "note 5 “com.example.acme.link”",
      right: exported(
        type("com.example.acme.base", [], parents: ["public.content"]),
        type(link, parents: ["com.example.acme.base", "public.data"])
      )
    ),
    RuleSample(
      "content-conformance-missing",
      exported(type(link, parents: ["public.data"])) + claims(claim(link)),
      "warning 5 “com.example.acme.link”",
      right: exported(type(link, parents: ["public.json"])) + claims(claim(link))
    ),
    RuleSample(
      "text-conformance",
      exported(type(link, parents: ["public.json"])) + key("DeepDropType", string(link)),
      "warning 5 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "text-conformance",
      exported(type(link, parents: ["public.plain-text"])),
      "note 5 “com.example.acme.link”",
      right: exported(type(link, parents: ["public.image"]))
    ),
    RuleSample(
      "duplicate-type",
      exported(type(link), type("com.example.Acme.link")),
      "warning 6 “com.example.Acme.link”",
      right: acme
    ),
    RuleSample(
      "duplicate-type",
      imported(type("org.other.link"), type("org.other.link", ["other"])),
      "error 6 “org.other.link”",
      right: imported(type("org.other.link"))
    ),
    RuleSample(
      "exported-and-imported",  // P14
      exported(type(link)) + "\n" + imported(type(link)),
      "warning 8 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "exported-and-imported",  // P14
      exported(type(link)) + "\n" + imported(type(link, ["other"])),
      "error 8 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "exported-and-imported",  // the import is the right one
      exported(type("com.topografix.gpx", ["gpx"])) + "\n"
        + imported(type("com.topografix.gpx", ["gpx"])),
      "warning 8 “com.topografix.gpx”",
      right: imported(type("com.topografix.gpx", ["gpx"]))
    ),
    RuleSample(
      "content-conformance-missing",  // whose type it is knows better
      exported(type("com.topografix.gpx", ["gpx"], parents: ["public.data"]))
        + claims(claim("com.topografix.gpx")),
      "warning 5 “com.topografix.gpx”",
      right: imported(type("com.topografix.gpx", ["gpx"], parents: ["public.data"]))
        + claims(claim("com.topografix.gpx"))
    ),
    RuleSample(
      "type-without-description",
      exported(entry(["UTTypeIdentifier": string(link)])),
      "note 5 “com.example.acme.link”",
      right: acme
    ),
    RuleSample(
      "expected-type-missing",  // P16
      claims(claim(link)),
      "error - “com.example.acme.link”",
      right: acme,
      built: true,
      checker: Checker(expecting: [link])
    ),
    RuleSample(
      "undeclared-type-in-code",  // P16
      as: .swift,
      ##"""
      // UTType(exportedAs: "com.example.acme.comment")
      let a = UTType(exportedAs: "com.example.acme.link")
      let b = UTType(exportedAs: "com.example.acme.other", conformingTo: .data)
      let c = "exportedAs: \"com.example.acme.text\""
      let d = UTType(exportedAs: #"com.example.acme.raw"#)
      let e = #"a " exportedAs: "com.example.acme.quoted""#
      let f = #"""
        UTType(exportedAs: "com.example.acme.lines")
        """#
      let g = UTType(exportedAs: #"com.example.acme.\#(name)"#)
      let h = UTType(exportedAs: ##"com.example.acme.twice"##)
      #if DEBUG
      let i = UTType(exportedAs: "com.example.acme.debug")
      """##,
      "error 3 “com.example.acme.other”",
      "error 5 “com.example.acme.raw”",
      "error 11 “com.example.acme.twice”",
      "error 13 “com.example.acme.debug”",
      right: "let a = UTType(importedAs: \"com.example.acme.other\")",
      checker: Checker(exporting: [link])
    ),
    RuleSample(
      "undeclared-type-in-code",
      as: .swift,
      ##"""
      #if false  // not yet
      #if DEBUG
      let a = UTType(exportedAs: "com.example.acme.false")
      #else
      let b = UTType(exportedAs: "com.example.acme.false")
      #endif
      #else
      let c = UTType(exportedAs: "com.example.acme.else")
      #endif
      #if falsehood || false
      let d = UTType(exportedAs: /* ours */ "com.example.acme.comment")  // )
      #endif
      let e = UTType(  // ours
        exportedAs: """
          com.example.acme.lines
          """,
        conformingTo: .data)
      let f = (#/exportedAs: "com.example.acme.regex"/#, #/\#/#)
      let g = MyUTType(exportedAs: "com.example.acme.mine")
      let h = MyUTType.init(exportedAs: "com.example.acme.mine")
      let i = UTType.init(exportedAs: "com.example.acme.init")
      let j: UTType = .init(exportedAs: "com.example.acme.dot")
      let k = UniformTypeIdentifiers.UTType (exportedAs: "com.example.acme.module")
      extension UTType { static let l = Self(exportedAs: "com.example.acme.self") }
      let m = UTType(exportedAs: "com.example." + "acme.part")
      let n = UTType(exportedAs: """
        com.example.acme.one
        com.example.acme.two
        """)
      """##,
      "error 8 “com.example.acme.else”",
      "error 11 “com.example.acme.comment”",
      "error 14 “com.example.acme.lines”",
      "error 21 “com.example.acme.init”",
      "error 22 “com.example.acme.dot”",
      "error 23 “com.example.acme.module”",
      "error 24 “com.example.acme.self”",
      right: """
        let a = UTType(exportedAs: ""\"
          com.example.acme.link
          ""\")
        """,
      checker: Checker(exporting: [link])
    ),
    RuleSample(
      "undeclared-type-in-code",
      as: .swift,
      """
      let q = #\"""#
      let a = UTType(exportedAs: "com.example.acme.other")
      """,
      "error 2 “com.example.acme.other”",
      right: "let a = UTType(importedAs: \"com.example.acme.other\")",
      checker: Checker(exporting: [link])
    ),
  ]
}

extension Checker {
  fileprivate init(expecting types: [String] = [], exporting exported: Set<String>? = nil) {
    self.init()
    expectedTypes = types
    exportedTypes = exported
  }
}
