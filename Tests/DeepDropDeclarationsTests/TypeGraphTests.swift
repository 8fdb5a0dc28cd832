import DeepDropDeclarations
import DeepDropKit
import Testing

@Suite struct TypeGraphTests {
  private func type(_ identifier: String) throws -> TypeIdentifier {
    try TypeIdentifier(identifier)
  }

  @Test func `of thousands of types for one extension no more than some are asked about`() {
    let types = (0..<5000).map { TypeDeclaration.sample("com.example.acme.t\($0)", "acmelink") }
    let app = InstalledApp.sample("Acme", exporting: types)
    #expect(TypeGraph([app]).types(of: OfferedFile(name: "Gig.acmelink")).count == 64)
  }

  @Test func `conformance goes all the way, by the shortest way`() throws {
    let graph = TypeGraph([try .acme()])
    let declared = try #require(graph[type("com.example.ACME.link")])
    #expect(declared.declarer == .exported(by: "Acme"))
    #expect(
      graph.conformance(of: declared) == [
        try type("com.example.acme.link"): 0,
        try type("public.data"): 1,
        try type("public.content"): 1,
        try type("public.item"): 2,
      ]
    )
    #expect(graph.conforms(try type("public.swift-source"), to: try type("public.item")))
    #expect(!graph.conforms(try type("public.data"), to: try type("public.text")))
  }

  @Test func `a cycle ends`() throws {
    let app = InstalledApp.sample(
      "Loop",
      exporting: [
        .sample("com.example.a", "a", conformsTo: ["com.example.b"]),
        .sample("com.example.b", conformsTo: ["com.example.c", "com.example.b"]),
        .sample("com.example.c", conformsTo: ["com.example.a", "not legal", "public.data"]),
      ]
    )
    let graph = TypeGraph([app])
    let declared = try #require(graph[type("com.example.a")])
    #expect(
      graph.conformance(of: declared) == [
        try type("com.example.a"): 0,
        try type("com.example.b"): 1,
        try type("com.example.c"): 2,
        try type("public.data"): 3,
        try type("public.item"): 4,
      ]
    )
  }

  @Test func `exported counts over imported, and the system's over both`() throws {
    let owner = InstalledApp.sample("Zoo", exporting: [.sample("com.example.zoo", "zoo")])
    let guest = InstalledApp.sample(
      "Ape",
      exporting: [.sample("com.adobe.pdf", conformsTo: ["public.plain-text"])],
      importing: [.sample("com.example.zoo", "other")]
    )
    for apps in [[owner, guest], [guest, owner]] {
      let graph = TypeGraph(apps)
      let zoo = try #require(graph[type("com.example.zoo")])
      #expect(zoo.declarer == .exported(by: "Zoo"))
      #expect(graph.types(for: .filenameExtension("other")) == [])
      #expect(graph.types(for: .filenameExtension("ZOO")) == [zoo])
      let pdf = try #require(graph[type("com.adobe.pdf")])
      #expect(pdf.declarer == .system)
      #expect(!graph.conforms(pdf.identifier, to: try type("public.text")))
    }
  }

  @Test func `between equals the first bundle identifier counts, in whatever order`() throws {
    let one = InstalledApp.sample("One", exporting: [.sample("com.example.x", "x")])
    let two = InstalledApp.sample("Two", exporting: [.sample("com.example.x", "y")])
    for apps in [[one, two], [two, one]] {
      #expect(TypeGraph(apps)[try type("com.example.x")]?.declarer == .exported(by: "One"))
    }
  }

  @Test func `an extension finds exported types, then imported ones, then the system's`() throws {
    let graph = TypeGraph([
      .sample("Guest", importing: [.sample("com.example.guest", "pdf")]),
      .sample("Owner", exporting: [.sample("com.example.owner", "PDF")]),
    ])
    #expect(
      graph.types(for: .filenameExtension("Pdf")).map(\.identifier.string)
        == ["com.example.owner", "com.example.guest", "com.adobe.pdf"]
    )
    #expect(
      graph.types(for: .mimeType("Application/PDF")).map(\.identifier.string) == ["com.adobe.pdf"]
    )
  }

  @Test func `a declaration whose identifier is not legal is left out`() throws {
    let graph = TypeGraph([.sample("A", exporting: [.sample("com.example.a_b", "ab")])])
    #expect(graph.types(for: .filenameExtension("ab")) == [])
  }

  @Test(arguments: [
    ("Gig.acmelink", "acmelink"), ("a.tar.GZ", "GZ"), (".profile", nil), ("README", nil),
    ("a.", nil), ("", nil),
  ])
  func `what follows the last dot is the extension`(name: String, expected: String?) {
    #expect(OfferedFile(name: name).filenameExtension == expected)
  }

  /// The published identifiers: an extension that nobody declares gets the one that Apple prints.
  @Test(arguments: [
    ("srt", "dyn.ah62d4rv4ge81g6xy"), ("livp", "dyn.ah62d4rv4ge8024p0sa"),
    ("conf", "dyn.ah62d4rv4ge80g55sq2"), ("mcpb", "dyn.ah62d4rv4ge80425uqk"),
    ("s16", "dyn.ah62d4rv4ge81gqm0"), ("gpx", "dyn.ah62d4rv4ge80s6d2"),
    ("rmd", "dyn.ah62d4rv4ge81e5pe"), ("RMD", "dyn.ah62d4rv4ge81e5pe"),
  ])
  func `an unknown extension makes a dynamic type`(name: String, identifier: String) throws {
    let graph = TypeGraph([])
    let types = graph.types(of: OfferedFile(name: "a.\(name)"))
    #expect(types.map(\.identifier) == [try type(identifier)])
    #expect(types.map(\.parents) == [[try type("public.data")]])
    #expect(types.map(\.declarer) == [.nobody])
  }

  @Test func `an unknown MIME type makes a dynamic type`() throws {
    let file = OfferedFile(name: "track", mimeType: "application/gpx+xml")
    #expect(
      TypeGraph([]).types(of: file).map(\.identifier.string)
        == ["dyn.ah62d4rv4gq80c6durvy0g2pyrf106p5hsb6c08drru"]
    )
  }

  static let files: [(name: String, stated: String?, types: [String])] = [
    // What is stated counts if somebody declares it.
    ("a.acmelink", "com.example.acme.link", ["com.example.acme.link"]),
    ("a.pdf", "com.example.acme.link", ["com.example.acme.link", "com.adobe.pdf"]),
    // A generic type says nothing, nor does one that is unknown here (A03).
    ("a.acmelink", "public.content", ["com.example.acme.link"]),
    ("a.acmelink", "public.data", ["com.example.acme.link"]),
    ("a.acmelink", "com.example.unknown", ["com.example.acme.link"]),
    ("a", "com.example.unknown", ["com.example.unknown"]),
    ("a", "public.content", ["public.content"]),
    // The sender's dynamic type holds the extension.
    ("a", "dyn.ah62d4rv4ge81g6xy", ["dyn.ah62d4rv4ge81g6xy"]),
    ("a", nil, ["public.data"]),
    ("a.jpg", nil, ["public.jpeg"]),
    // No dynamic type can be made of that.
    ("a.b:c", nil, ["public.data"]),
  ]

  @Test(arguments: files)
  func `a file has the type that is stated, else that of its name`(
    name: String,
    stated: String?,
    expected: [String]
  ) throws {
    let graph = TypeGraph([try .acme()])
    let file = OfferedFile(name: name, type: try stated.map(type))
    #expect(graph.types(of: file).map(\.identifier.string) == expected)
  }
}
