import DeepDropDeclarations
import DeepDropKit
import Testing

/// Two apps give one extension different types (P13).
@Suite struct DocumentLookupTests {
  private let alpha = InstalledApp.sample(
    "Alpha",
    exporting: [.sample("com.example.alpha.d64", "d64")],
    claiming: ["com.example.alpha.d64": .owner]
  )
  private let aardvark = InstalledApp.sample(
    "Aardvark",
    exporting: [.sample("public.retro.d64", "d64")],
    claiming: ["public.retro.d64": .owner]
  )
  private let disk = OfferedFile(name: "game.D64")

  @Test func `both types are named, and who wins (P13)`() {
    let resolution = Resolver(apps: [alpha, aardvark], on: .macOS).resolve(disk)
    #expect(resolution.typeNames == ["public.retro.d64", "com.example.alpha.d64"])
    #expect(resolution.order == ["Aardvark", "(Alpha)"])
    #expect(resolution.outcome == .landsInDownloads(.opens(aardvark)))
    #expect(
      resolution.notes[0]
        == "The file can be of 2 types: public.retro.d64 (exported by “Aardvark”), "
        + "com.example.alpha.d64 (exported by “Alpha”). The first counts: a stated type, then "
        + "exported over imported over the system's, then the bundle identifier that comes first."
    )
  }

  @Test func `the extension still finds the app that asks by its own type (P13)`() throws {
    let resolution = Resolver(apps: [alpha, aardvark], on: .macOS).resolve(disk)
    #expect(resolution.lookups.map(\.app) == [alpha])
    #expect(resolution.lookups.map(\.claimedType.string) == ["com.example.alpha.d64"])
    #expect(resolution.lookups.map(\.type.identifier.string) == ["com.example.alpha.d64"])
    #expect(
      resolution.lookups.map(\.reason) == [
        "Asked for com.example.alpha.d64, which “Alpha” claims, the name still finds "
          + "com.example.alpha.d64, exported by “Alpha”."
      ]
    )
    #expect(
      resolution.changes == [
        "“Alpha” knows the file once it asks by its own type, as in "
          + "UTType(filenameExtension:conformingTo:); the system chooses the app once the sender "
          + "states com.example.alpha.d64, or no other type comes before it."
      ]
    )
  }

  @Test func `a sender that states the type has it opened by its app (P13)`() throws {
    let stated = OfferedFile(name: disk.name, type: try TypeIdentifier("com.example.alpha.d64"))
    let resolution = Resolver(apps: [alpha, aardvark], on: .macOS).resolve(stated)
    #expect(resolution.order == ["Alpha", "(Aardvark)"])
    #expect(resolution.lookups.map(\.app) == [aardvark])
  }

  @Test(arguments: [
    ("com.example.alpha.d64", "com.example.alpha.d64"),
    ("public.retro.d64", "public.retro.d64"),
    ("public.data", "public.retro.d64"),
    ("public.image", nil),
  ])
  func `of the types of an extension the first that conforms is found (P13)`(
    supertype: String,
    found: String?
  ) throws {
    let graph = TypeGraph([alpha, aardvark])
    let type = graph.type(for: .filenameExtension("d64"), conformingTo: try .init(supertype))
    #expect(type?.identifier.string == found)
  }

  @Test func `an app that is chosen by a broad claim still has its own type found`() {
    var alpha = alpha
    alpha.declarations.documentTypes.append(
      DocumentType(name: "Any", role: .viewer, rank: .alternate, contentTypes: ["public.data"])
    )
    let resolution = Resolver(apps: [alpha, aardvark], on: .macOS).resolve(disk)
    #expect(resolution.order == ["Aardvark", "Alpha"])
    #expect(resolution.lookups.map(\.claimedType.string) == ["com.example.alpha.d64"])
  }

  @Test(arguments: [
    (["com.example.alpha.disk"], "com.example.alpha.disk"),
    (["com.example.alpha.disk", "com.example.alpha.d64"], "com.example.alpha.d64"),
  ])
  func `an app asks by the nearest of the types that it claims`(claims: [String], claimed: String) {
    var alpha = alpha
    alpha.declarations.exportedTypes.append(.sample("com.example.alpha.disk"))
    alpha.declarations.exportedTypes[0].conformsTo = ["com.example.alpha.disk"]
    alpha.declarations.documentTypes[0].contentTypes = claims
    let lookups = Resolver(apps: [alpha, aardvark], on: .macOS).resolve(disk).lookups
    #expect(lookups.map(\.claimedType.string) == [claimed])
    #expect(lookups.map(\.type.identifier.string) == ["com.example.alpha.d64"])
  }

  @Test func `nothing is looked up where the file is of one type`() {
    #expect(Resolver(apps: [alpha], on: .macOS).resolve(disk).lookups == [])
  }

  @Test func `a MIME type finds as an extension does`() {
    var alpha = alpha
    alpha.declarations.exportedTypes[0].mimeTypes = ["application/x-d64"]
    var aardvark = aardvark
    aardvark.declarations.exportedTypes[0].mimeTypes = ["Application/X-D64"]
    let file = OfferedFile(name: "game", mimeType: "APPLICATION/x-d64")
    let resolution = Resolver(apps: [alpha, aardvark], on: .macOS).resolve(file)
    #expect(resolution.order == ["Aardvark", "(Alpha)"])
    #expect(resolution.lookups.map(\.type.identifier.string) == ["com.example.alpha.d64"])
  }
}
