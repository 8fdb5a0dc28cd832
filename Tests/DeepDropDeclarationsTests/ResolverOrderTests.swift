import DeepDropDeclarations
import DeepDropKit
import Testing

/// What holds of every answer, whatever apps are there.
@Suite struct ResolverOrderTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the order of the apps given changes nothing`(seed: UInt64) {
    var chance = Chance(seed)
    let apps = chance.apps()
    let file = chance.file()
    for profile in OSProfile.all {
      let expected = Resolver(apps: apps, on: profile).resolve(file)
      let shuffled = Resolver(apps: apps.shuffled(using: &chance), on: profile).resolve(file)
      #expect(shuffled == expected)
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `candidates come by rank, then by distance, then by name, each once`(seed: UInt64) throws {
    var chance = Chance(seed)
    let apps = chance.apps()
    let candidates = Resolver(apps: apps, on: .macOS).resolve(chance.file()).candidates
    #expect(Set(candidates.map(\.app.bundleID)).count == candidates.count)
    let fit = candidates.prefix { $0.claim?.fileType == candidates.first?.claim?.fileType }
    let keys = try fit.map { candidate in
      let claim = try #require(candidate.claim)
      let ranks: [HandlerRank] = [.owner, .default, .alternate, .never]
      return (
        ranks.firstIndex(of: claim.rank ?? .default) ?? 1,
        claim.distance,
        claim.ownsFileType ? 0 : 1,
        candidate.app.bundleID
      )
    }
    for (left, right) in zip(keys, keys.dropFirst()) { #expect(left <= right) }
    #expect(fit.allSatisfy { $0.isEligible == ($0.claim?.rank != .never) })
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `an app that claims nothing changes nothing`(seed: UInt64) {
    var chance = Chance(seed)
    let apps = chance.apps()
    let file = chance.file()
    let idle = InstalledApp.sample("Aaa", schemes: ["aaa"])
    for profile in OSProfile.all {
      #expect(
        Resolver(apps: apps + [idle], on: profile).resolve(file)
          == Resolver(apps: apps, on: profile).resolve(file)
      )
    }
  }

  @Test func `an app that never wants the file is named and never chosen`() {
    let app = InstalledApp.sample("Acme", claiming: ["public.jpeg": .never])
    let resolution = Resolver(apps: [app], on: .iOS16).resolve(OfferedFile(name: "a.jpg"))
    #expect(resolution.order == ["(Acme)"])
    #expect(resolution.outcome == .landsInFiles(.previews))
    #expect(
      resolution.candidates[0].reasons[1] == "It ranks as None, and is never chosen."
    )
  }

  @Test func `a role of None opens nothing, and a rank of no kind is Default`() {
    var named = InstalledApp.sample("Named", claiming: ["public.jpeg": .owner])
    named.declarations.documentTypes[0].role = .nameOnly
    let odd = InstalledApp.sample("Odd", claiming: ["public.jpeg": HandlerRank(rawValue: "Top")])
    let last = InstalledApp.sample("Abc", claiming: ["public.jpeg": .alternate])
    let resolution = Resolver(apps: [named, last, odd], on: .iOS16)
      .resolve(OfferedFile(name: "a.jpg"))
    #expect(resolution.order == ["Odd", "Abc"])
    #expect(resolution.outcome == .asks([odd, last]))
    #expect(
      resolution.candidates[0].reasons[1]
        == "Its rank “Top” is none of the four and counts as Default."
    )
  }

  @Test func `the best of an app's claims counts`() {
    let app = InstalledApp.sample(
      "Acme",
      claiming: ["public.data": .default, "public.image": .default, "public.item": .alternate]
    )
    let resolution = Resolver(apps: [app], on: .iOS16).resolve(OfferedFile(name: "a.jpg"))
    #expect(resolution.candidates.map(\.claim?.type.string) == ["public.image"])
    #expect(resolution.candidates.map(\.claim?.distance) == [1])
  }

  /// Each type conforms to the next, the last to the first, and the app claims every one.
  @Test(.timeLimit(.minutes(1))) func `ten thousand types stay quick`() throws {
    let names = (0..<10_000).map { "com.example.t\($0)" }
    var declarations = Declarations()
    declarations.exportedTypes = zip(names, names.dropFirst() + names.prefix(1)).map { name, next in
      TypeDeclaration(identifier: name, conformsTo: [next], filenameExtensions: [name])
    }
    declarations.documentTypes = names.map {
      DocumentType(name: $0, role: .viewer, rank: .alternate, contentTypes: [$0])
    }
    let app = InstalledApp(name: "Many", bundleID: "com.example.many", declarations: declarations)
    let file = OfferedFile(name: "a", type: try TypeIdentifier("com.example.t5000"))
    let resolution = Resolver(apps: [app], on: .iOS16).resolve(file)
    #expect(resolution.outcome == .opens(app))
    #expect(resolution.candidates.map(\.claim?.type.string) == ["com.example.t5000"])
  }
}

/// Apps and files by a seed, so that a failure can be had again.
private struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
  }

  private static let types = [
    "com.example.a", "com.example.b", "com.example.c", "public.jpeg", "public.image", "public.text",
    "public.data", "public.item", "public.content",
  ]
  private static let extensions = ["a", "b", "jpg", "txt"]
  private static let ranks: [HandlerRank?] = [nil, .owner, .default, .alternate, .never]

  private mutating func some<Element>(_ elements: [Element], upTo count: Int) -> [Element] {
    Array(elements.shuffled(using: &self).prefix(Int.random(in: 0...count, using: &self)))
  }

  private mutating func declarations() -> [TypeDeclaration] {
    some(Self.types, upTo: 2).map { type in
      TypeDeclaration(
        identifier: type,
        conformsTo: some(Self.types, upTo: 3),
        filenameExtensions: some(Self.extensions, upTo: 2)
      )
    }
  }

  mutating func apps() -> [InstalledApp] {
    (0..<Int.random(in: 1...6, using: &self)).map { number in
      var declarations = Declarations()
      declarations.exportedTypes = self.declarations()
      declarations.importedTypes = self.declarations()
      declarations.documentTypes = some(Self.types, upTo: 4).map { type in
        DocumentType(
          name: nil,
          role: nil,
          rank: Self.ranks.randomElement(using: &self) ?? nil,
          contentTypes: [type]
        )
      }
      return InstalledApp(
        name: "App \(number)",
        bundleID: "com.example.app\(number)",
        declarations: declarations
      )
    }
  }

  mutating func file() -> OfferedFile {
    let name = some(Self.extensions, upTo: 1).first.map { "f.\($0)" } ?? "f"
    let type = some(Self.types, upTo: 1).first.flatMap { try? TypeIdentifier($0) }
    return OfferedFile(name: name, type: type)
  }
}
