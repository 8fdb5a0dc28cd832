import DeepDropAirDrop
import DeepDropKit
import DeepDropSimulator
import Testing

@Suite(.timeLimit(.minutes(5))) struct SharingTests {
  private let acme: DeviceApp
  private let simulation: Simulation

  init() async throws {
    acme = try Example.app("Apps/Acme.plist")
    simulation = try await .annAndBen(with: acme)
  }

  private func sheet() async throws -> ShareSheet {
    guard case .shareSheet(let sheet)? = await simulation.state["ann"]?.screen else {
      throw Missing(description: "there is no share sheet")
    }
    return sheet
  }

  // MARK: Dropping

  @Test(arguments: [
    ("https://example.org/news", "https://example.org/news"), ("acme://e/1", "acme://e/1"),
    (" \n https://example.org/news \n", "https://example.org/news"), ("other://e/1", "other://e/1"),
  ])
  func `a dropped link is shared as it is (N05)`(text: String, link: String) async throws {
    try await simulation.perform(.drop(text), at: "ann")
    let sheet = try await sheet()
    #expect(sheet.title == link)
    #expect(Set(sheet.entries.map(\.item)) == [.link(link)])
  }

  @Test func `a dropped link of the app's own with a title becomes its file (N05)`() async throws {
    try await simulation.perform(.drop("acme://e/1", title: "Summer party"), at: "ann")
    let sheet = try await sheet()
    #expect(sheet.app == acme.id)
    #expect(
      sheet.entries.first?.item
        == .file(
          name: "Summer party.acmelink",
          type: "com.example.acme.link",
          text: "acme://e/1"
        )
    )
  }

  @Test(arguments: [
    "See acme://e/1 today", "javascript:alert(1)", "data:text/html,<script>", "file:///etc/passwd",
    "Note:this", "two\nlines",
  ])
  func `whatever else is dropped is shared as a text (N05, N08)`(text: String) async throws {
    try await simulation.perform(.drop(text), at: "ann")
    #expect(try await sheet().placeholder == .text(text))
    #expect(try await sheet().entries.contains { $0.item == .link(text) } == false)
  }

  @Test func `what is dropped next takes the place of what was shared`() async throws {
    try await simulation.perform(.drop("https://example.org/1"), at: "ann")
    try await simulation.perform(.choose(.airDrop), at: "ann")
    try await simulation.perform(.drop("https://example.org/2"), at: "ann")
    let ann = await simulation.state["ann"]
    #expect(ann?.screens.map(\.kind) == ["home", "shareSheet"])
    #expect(try await sheet().title == "https://example.org/2")
  }

  @Test(arguments: ["", " \n\t", String(repeating: "a", count: LinkedText.maximumLength + 1)])
  func `nothing, and too much, is not shared`(text: String) async throws {
    let error = await #expect(throws: SimulatorError.self) {
      try await simulation.perform(.drop(text), at: "ann")
    }
    #expect(error?.code == .cannotShare)
    #expect(await simulation.state["ann"]?.screen == .home)
  }

  @Test func `a phone without apps shares what is dropped`() async throws {
    try await simulation.perform(.remove(acme.id), at: "ann")
    try await simulation.perform(.drop("https://example.org/news"), at: "ann")
    try await simulation.perform(.choose(.airDrop), at: "ann")
    try await simulation.perform(.send(to: "ben"), at: "ann")
    try await simulation.perform(.accept, at: "ben")
    #expect(await simulation.state["ben"]?.screen == .browser("https://example.org/news"))
  }

  // MARK: Texts

  @Test func `a text is offered to whoever takes one, and as a file to AirDrop (N08)`() async throws
  {
    try await simulation.perform(.share(.text("See acme://e/1."), from: acme.id), at: "ann")
    let sheet = try await sheet()
    #expect(
      sheet.entries.map(\.activity) == [
        .airDrop, .message, .mail, .copyToPasteboard, .postToTwitter, .postToFacebook,
      ]
    )
    #expect(
      sheet.entries.first?.item
        == .file(name: "See acme∶∕∕e∕1.txt", type: "public.plain-text", text: "See acme://e/1.")
    )
    #expect(Set(sheet.entries.dropFirst().map(\.item)) == [.text("See acme://e/1.")])
    try await simulation.perform(.choose(.copyToPasteboard), at: "ann")
    #expect(await simulation.state["ann"]?.pasteboard == "See acme://e/1.")
  }

  @Test func `what is no text has no links to tap`() async throws {
    for act in [Act.share(.picture("Gig"), from: acme.id), .choose(.airDrop), .send(to: "ben")] {
      try await simulation.perform(act, at: "ann")
    }
    for act in [Act.accept, .tapFile("Gig.png")] { try await simulation.perform(act, at: "ben") }
    #expect(await simulation.state["ben"]?.screen.kind == "preview")
    for act in [Act.copy, .tapLink(try DeepLink("acme://e/1"))] {
      let error = await #expect(throws: SimulatorError.self) {
        try await simulation.perform(act, at: "ben")
      }
      #expect(error?.code == .notOnScreen)
    }
  }

  // MARK: Pictures

  @Test func `a picture from nowhere is recorded with its bytes (N07)`() async throws {
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
    let shared = try SharedLink(title: "Gig", link: DeepLink("acme://e/1"))
    let content = SharedContent.link(shared, .file, icon: try Thumbnail(bytes))
    try await simulation.perform(.share(content, from: acme.id), at: "ann")
    let recording = await simulation.recording
    #expect(recording.files.map(\.name) == ["Icon.jpg"])
    #expect(recording.files.map(\.bytes) == [bytes])
    #expect(recording.scenario(named: "").text.contains(" icon Icon.jpg from "))
  }

  @Test func `bytes that are no picture do not reach the dialog (N07)`() async throws {
    var request = AskRequest(
      from: SenderIdentity(computerName: "Ann", id: ServiceID(random: 1)),
      links: [try DeepLink("acme://e/1")],
      files: [],
      transferID: try #require(TransferID("1"))
    )
    request.icon = .init("<svg onload='alert(1)'/>".utf8)
    let simulation = try Simulation(carrier: .outside)
    try await simulation.add(Device(id: "ben", name: "Ben"))
    async let answer = simulation.ask(request, of: "ben")
    for await state in await simulation.states() {
      guard case .dialog(let dialog)? = state["ben"]?.screen else { continue }
      #expect(dialog.icon == nil)
      break
    }
    #expect(
      await simulation.state.explanations.first { $0.kind == .ask }?.details.last
        == "FileIcon: 24 bytes that are no picture"
    )
    try await simulation.perform(.decline, at: "ben")
    #expect(try await answer == .decline)
  }
}
