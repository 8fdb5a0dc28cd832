import DeepDropKit
import DeepDropSimulator
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReinstallTests {
  @Test func `an app that is removed shares no more (P30)`() async throws {
    let acme = try Example.app("Apps/Acme.plist")
    let simulation = try await Simulation.annAndBen(with: acme)
    // On top of the home screen: the app itself is not in front.
    try await simulation.perform(.drop("acme://e/1", title: "Gig"), at: "ann")
    try await simulation.perform(.remove(acme.id), at: "ann")
    #expect(await simulation.state["ann"]?.screens.map(\.kind) == ["home"])
  }

  @Test func `an app installed again is what its Info.plist says now, and no more (P30)`()
    async throws
  {
    let acme = try Example.app("Apps/Acme.plist")
    let text = String(decoding: try #require(acme.infoPlist), as: UTF8.self)
    let changed = try DeviceApp(
      infoPlist: Array(
        text.replacing("com.example.acme.link", with: "com.example.acme.news")
          .replacing("acmelink", with: "acmenews").utf8
      )
    )
    let simulation = try await Simulation.annAndBen(with: acme)
    let shared = try SharedLink(title: "Gig", link: DeepLink("acme://e/1"))
    for (app, screen) in [(changed, "store"), (acme, "app"), (changed, "store")] {
      try await simulation.perform(.install(app), at: "ben")
      #expect(await simulation.state["ben"]?.apps.map(\.id) == [acme.id])
      try await simulation.perform(.share(.link(shared, .file), from: acme.id), at: "ann")
      try await simulation.perform(.choose(.airDrop), at: "ann")
      try await simulation.perform(.send(to: "ben"), at: "ann")
      try await simulation.perform(.accept, at: "ben")
      #expect(await simulation.state["ben"]?.screen.kind == screen)
    }
  }
}
