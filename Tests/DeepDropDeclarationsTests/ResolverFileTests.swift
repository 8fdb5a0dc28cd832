import DeepDropDeclarations
import DeepDropKit
import Testing

@Suite struct ResolverFileTests {
  private let gig = OfferedFile(name: "Gig.acmelink")

  private func resolve(
    _ file: OfferedFile,
    _ profile: OSProfile,
    _ apps: InstalledApp...
  ) -> Resolution {
    Resolver(apps: apps, on: profile).resolve(file)
  }

  // MARK: Systems (R14)

  @Test func `the only app opens at once up to iOS 16 (R14)`() throws {
    let resolution = resolve(gig, .iOS16, try .acme())
    #expect(resolution.outcome == .opens(try .acme()))
    #expect(resolution.evidence.confidence == .high)
    #expect(
      resolution.candidates.map(\.reasons) == [
        ["It claims com.example.acme.link, the file's own type.", "It ranks as Owner."]
      ]
    )
  }

  @Test func `since iOS 17 the file lands in Files, and a tap opens the owner (R14)`() throws {
    for profile in [OSProfile.iOS17, .iOS26] {
      #expect(resolve(gig, profile, try .acme()).outcome == .landsInFiles(.opens(try .acme())))
    }
    #expect(OSProfile.iOS17.files.confidence == .high)
    #expect(OSProfile.iOS26.files.confidence == .medium)
  }

  @Test func `on a Mac it lands in Downloads`() throws {
    #expect(resolve(gig, .macOS, try .acme()).outcome == .landsInDownloads(.opens(try .acme())))
  }

  @Test func `without an app the store is offered up to iOS 16, and nothing later`() {
    #expect(resolve(gig, .iOS16).outcome == .offersStore)
    #expect(resolve(gig, .iOS17).outcome == .landsInFiles(.nothing))
    #expect(resolve(gig, .iOS26).outcome == .landsInFiles(.nothing))
    #expect(resolve(gig, .macOS).outcome == .landsInDownloads(.nothing))
    #expect(resolve(gig, .iOS16).hasApp == false)
  }

  @Test func `the system shows its own types itself`() {
    let file = OfferedFile(name: "report.pdf")
    #expect(resolve(file, .iOS16).outcome == .landsInFiles(.previews))
    #expect(resolve(file, .macOS).outcome == .landsInDownloads(.previews))
  }

  @Test(arguments: [
    (HandlerRank.default, ["public.data", "public.content"], ["ranks as Owner"]),
    (.owner, ["public.data"], ["lets the type conform to public.content"]),
    (.alternate, ["public.image"], ["ranks as Owner"]),
  ])
  func `a tap in Files needs the rank and the content`(
    rank: HandlerRank,
    parents: [String],
    missing: [String]
  ) {
    let app = InstalledApp.sample(
      "Acme",
      exporting: [.sample("com.example.acme.link", "acmelink", conformsTo: parents)],
      claiming: ["com.example.acme.link": rank]
    )
    let resolution = resolve(gig, .iOS26, app)
    #expect(resolution.outcome == .landsInFiles(.previews))
    #expect(
      resolution.changes == [
        "A tap in Files opens “Acme” once it \(missing.joined(separator: ", ")); until then it "
          + "stands in the share sheet alone."
      ]
    )
  }

  @Test func `a claim to all data is not enough for a tap in Files`() {
    let broad = InstalledApp.sample("Broad", claiming: ["public.data": .owner])
    #expect(resolve(gig, .iOS26, broad).outcome == .landsInFiles(.previews))
    #expect(resolve(OfferedFile(name: "a.pdf"), .iOS26, broad).changes == [])
  }

  // MARK: Cases

  @Test func `a sole broad claim takes what is none of its business (P06)`() {
    let safe = InstalledApp.sample("Safe", claiming: ["public.data": nil])
    let resolution = resolve(OfferedFile(name: "report.pdf"), .iOS16, safe)
    #expect(resolution.outcome == .opens(safe))
    #expect(
      resolution.candidates.map(\.reasons) == [
        [
          "It claims public.data, to which com.adobe.pdf conforms.",
          "It says no rank, which counts as Default.",
        ]
      ]
    )
    #expect(
      resolution.changes == [
        "“Safe” gets the file by its broad claim to public.data: without it, or with an app that "
          + "claims com.adobe.pdf itself at no lower rank, it would not."
      ]
    )
  }

  @Test func `an Owner of a type that it does not export is called so (P07)`() {
    let maps = InstalledApp.sample(
      "Maps",
      importing: [.sample("com.topografix.gpx", "gpx")],
      claiming: ["com.topografix.gpx": .owner]
    )
    let trails = InstalledApp.sample(
      "Hikes",
      importing: [.sample("com.topografix.gpx", "gpx")],
      claiming: ["com.topografix.gpx": .default]
    )
    let resolution = resolve(OfferedFile(name: "tour.gpx"), .macOS, trails, maps)
    #expect(resolution.order == ["Maps", "Hikes"])
    #expect(resolution.outcome == .landsInDownloads(.opens(maps)))
    #expect(
      resolution.candidates[0].reasons[1]
        == "It ranks as Owner, although it does not export com.topografix.gpx."
    )
  }

  @Test func `no rank is the rank Default (P08)`() {
    let gifs = InstalledApp.sample("Gifs", claiming: ["public.mpeg-4": nil])
    let player = InstalledApp.sample("Player", claiming: ["public.mpeg-4": .default])
    let other = InstalledApp.sample("Abc", claiming: ["public.mpeg-4": .alternate])
    let resolution = resolve(OfferedFile(name: "film.mp4"), .macOS, other, player, gifs)
    #expect(resolution.order == ["Gifs", "Player", "Abc"])
    #expect(
      resolution.candidates[0].reasons == [
        "It claims public.mpeg-4, the file's own type.",
        "It says no rank, which counts as Default.",
      ]
    )
    #expect(resolution.notes == [String.tie])
  }

  @Test func `a system type stays the system's, whoever exports it (P10)`() {
    let editor = InstalledApp.sample(
      "Editor",
      exporting: [.sample("com.adobe.postscript", "ps", conformsTo: ["public.plain-text"])]
    )
    let reader = InstalledApp.sample("Reader", claiming: ["public.plain-text": .alternate])
    let resolution = resolve(OfferedFile(name: "page.ps"), .macOS, editor, reader)
    #expect(resolution.typeNames == ["com.adobe.postscript"])
    #expect(resolution.types.map(\.declarer) == [.system])
    #expect(resolution.order == [])
    #expect(
      resolution.notes == [
        "“Editor” exports com.adobe.postscript, which the system declares: the system's "
          + "declaration counts."
      ]
    )
    #expect(
      resolution.changes == [
        "An app that claims com.adobe.postscript in a document type would open it; it is the "
          + "system's to declare."
      ]
    )
  }

  @Test func `a well-known extension is taken by whoever exports a type for it (P11)`() {
    let tables = InstalledApp.sample(
      "Tables",
      exporting: [.sample("com.example.acme.sql", "sql", conformsTo: ["public.sql"])],
      claiming: ["com.example.acme.sql": .owner]
    )
    let resolution = resolve(OfferedFile(name: "dump.SQL"), .macOS, tables)
    #expect(resolution.outcome == .landsInDownloads(.opens(tables)))
    #expect(
      resolution.notes == [
        "com.example.acme.sql conforms to public.sql, which is declared by nobody here."
      ]
    )
    // Without public.content a tap in Files does not open it.
    let later = resolve(OfferedFile(name: "dump.SQL"), .iOS26, tables)
    #expect(later.outcome == .landsInFiles(.previews))
    #expect(
      later.changes == [
        "A tap in Files opens “Tables” once it lets the type conform to public.content; until then "
          + "it stands in the share sheet alone."
      ]
    )
  }

  @Test func `an invented public type hides the real one from others (P12)`() {
    let editor = InstalledApp.sample(
      "Editor",
      importing: [.sample("public.markdown", "md", conformsTo: ["public.text"])],
      claiming: ["public.markdown": .default]
    )
    let studio = InstalledApp.sample("Studio", claiming: ["net.daringfireball.markdown": .owner])
    let resolution = resolve(OfferedFile(name: "README.md"), .macOS, studio, editor)
    #expect(resolution.typeNames == ["public.markdown", "net.daringfireball.markdown"])
    #expect(resolution.order == ["Editor", "(Studio)"])
    #expect(
      resolution.candidates[1].reasons.last
        == "The file counts as public.markdown, imported by “Editor”, instead."
    )
    #expect(
      resolution.notes[1]
        == "public.markdown is imported by “Editor”, but public., dyn. and com.apple. are the "
        + "system's: other apps do not know the type."
    )
    #expect(resolve(OfferedFile(name: "README.md"), .macOS, studio).order == ["Studio"])
  }

  @Test func `two types claim one extension, and all candidates are there (P26)`() {
    let player = InstalledApp.sample(
      "Player",
      importing: [.sample("com.example.monkeys-audio", "ape")],
      claiming: ["com.example.monkeys-audio": .alternate]
    )
    let tagger = InstalledApp.sample(
      "Tagger",
      importing: [.sample("org.example.ape", "ape")],
      claiming: ["org.example.ape": .default]
    )
    let resolution = resolve(OfferedFile(name: "song.ape"), .macOS, tagger, player)
    #expect(resolution.order == ["Player", "(Tagger)"])
    #expect(resolution.hasApp)
  }

  @Test func `a sender that knows no type is helped by the extension (A03)`() throws {
    let file = OfferedFile(name: "x.acmelink", type: try TypeIdentifier("public.content"))
    let resolution = resolve(file, .iOS16, try .acme())
    #expect(resolution.outcome == .opens(try .acme()))
    #expect(
      resolution.notes == [
        "The sender states public.content, which says too little here: the file's name makes it "
          + "com.example.acme.link, exported by “Acme”."
      ]
    )
    #expect(resolve(file, .iOS16).outcome == .offersStore)
  }

  @Test func `an imported type of one's own opens no app from Files (P01)`() {
    let app = InstalledApp.sample(
      "Acme",
      importing: [.sample("com.example.acme.link", "acmelink", conformsTo: ["public.data"])],
      claiming: ["com.example.acme.link": .alternate]
    )
    let resolution = resolve(gig, .iOS26, app)
    #expect(resolution.outcome == .landsInFiles(.previews))
    #expect(
      resolution.changes == [
        "A tap in Files opens “Acme” once it exports com.example.acme.link, ranks as Owner, lets "
          + "the type conform to public.content; until then it stands in the share sheet alone."
      ]
    )
  }
}

extension String {
  fileprivate static let tie =
    "Several apps have an equal claim, and nothing is documented for that: here the bundle "
    + "identifier that comes first decides."
}
