import DeepDropDeclarations
import DeepDropKit
import Testing

/// An answer is no surer than the rule that decided.
@Suite struct ResolverEvidenceTests {
  private let game = OfferedFile(name: "game.d64")
  private let vice = InstalledApp.sample(
    "Vice",
    exporting: [.sample("com.a.d64", "d64")],
    claiming: ["com.a.d64": .owner]
  )
  private let retro = InstalledApp.sample(
    "Retro",
    exporting: [.sample("com.b.d64", "d64")],
    claiming: ["com.b.d64": .owner]
  )

  @Test(arguments: OSProfile.all)
  func `of two exported types for one extension nobody knows which counts (P13)`(
    profile: OSProfile
  ) {
    let resolver = Resolver(apps: [vice, retro], on: profile)
    let evidence = resolver.resolve(game).evidence
    #expect(evidence.confidence == .low)
    #expect(
      evidence.source == profile.files.source
        + "; which of several types of one extension counts is not documented, and in the one "
        + "report on it the app installed later won"
    )
  }

  @Test func `against a type of the system nobody knows either (P11)`() {
    let app = InstalledApp.sample(
      "Pages",
      exporting: [.sample("com.example.acme.pdf", "pdf")],
      claiming: ["com.example.acme.pdf": .owner]
    )
    let resolver = Resolver(apps: [app], on: .iOS17)
    #expect(resolver.resolve(OfferedFile(name: "a.pdf")).evidence.confidence == .low)
    #expect(resolver.resolve(OfferedFile(name: "a.jpg")).evidence == OSProfile.iOS17.files)
  }

  @Test func `an exported type before an imported one is documented`() {
    let guest = InstalledApp.sample(
      "Guest",
      importing: [.sample("com.b.d64", "d64")],
      claiming: ["com.b.d64": .default]
    )
    let resolution = Resolver(apps: [vice, guest], on: .iOS17).resolve(game)
    #expect(resolution.types.count == 2)
    #expect(resolution.evidence == OSProfile.iOS17.files)
  }

  @Test func `the type that the sender states counts, whatever the extension`() throws {
    let file = OfferedFile(name: "game.d64", type: try TypeIdentifier("com.b.d64"))
    let resolution = Resolver(apps: [vice, retro], on: .iOS17).resolve(file)
    #expect(resolution.app == retro)
    #expect(resolution.evidence == OSProfile.iOS17.files)
  }

  @Test func `a tie of apps counts where one of them is chosen, and not where a person chooses`() {
    let apps = ["One", "Two"].map { InstalledApp.sample($0, claiming: ["public.jpeg": .default]) }
    let file = OfferedFile(name: "a.jpg")
    let evidence = Resolver(apps: apps, on: .macOS).resolve(file).evidence
    #expect(evidence.confidence == .low)
    let reason = "; which of several apps with an equal claim opens is not documented"
    #expect(evidence.source == OSProfile.macOS.files.source + reason)
    #expect(Resolver(apps: apps, on: .iOS16).resolve(file).evidence == OSProfile.iOS16.files)
  }

  @Test func `a tie of apps for a link lowers what is known of links`() throws {
    let sister = InstalledApp.sample("Abc", schemes: ["acme"], hosts: ["example.com"])
    let alone = Resolver(apps: [try .acme()], on: .macOS)
    let both = Resolver(apps: [try .acme(), sister], on: .macOS)
    for link in try [DeepLink("acme://e/1"), DeepLink("https://example.com/e/1")] {
      #expect(alone.resolve(link).evidence.confidence == .medium)
      #expect(both.resolve(link).evidence.confidence == .low)
    }
  }
}
