import DeepDropAirDrop
import DeepDropDeclarations
import DeepDropKit
import DeepDropSimulator
import Testing

@Suite(.timeLimit(.minutes(5))) struct SimulationTests {
  private let acme: DeviceApp
  private let simulation: Simulation

  init() async throws {
    acme = try Example.app("Apps/Acme.plist")
    simulation = try await .annAndBen(with: acme)
  }

  private func device(_ id: Device.ID) async throws -> Device {
    try #require(await simulation.state[id])
  }

  private func offer(_ title: String, _ link: String = "acme://e/1") async throws {
    let shared = try SharedLink(title: title, link: DeepLink(link))
    try await simulation.perform(.share(.link(shared, .file), from: acme.id), at: "ann")
    try await simulation.perform(.choose(.airDrop), at: "ann")
    try await simulation.perform(.send(to: "ben"), at: "ann")
  }

  // MARK: The dialog

  @Test(arguments: [
    String(repeating: "🎉", count: 500), "\u{202E}fdp.exe\u{202C}", "<script>alert(1)</script>",
    "حفلة الصيف", "../../etc/passwd", "\u{0}", "Gig.acmelink",
  ])
  func `whatever the title, the dialog shows the name that crossed`(title: String) async throws {
    try await offer(title)
    guard case .dialog(let dialog) = try await device("ben").screen else {
      Issue.record("there is no dialog")
      return
    }
    let name = FileName(title: title, extension: "acmelink").string
    #expect(dialog.files.map(\.name) == [name])
    #expect(dialog.title + ".acmelink" == name)
    try await simulation.perform(.accept, at: "ben")
    let ben = try await device("ben")
    #expect(ben.app(acme.id)?.links == [try DeepLink("acme://e/1")])
    #expect(ben.inbox == [])
  }

  @Test func `the Ask is explained in the wire's spelling`() async throws {
    try await offer("Gig")
    let ask = await simulation.state.explanations.last { $0.kind == .ask }
    #expect(ask?.message == "ann's iPhone would like to share “Gig”.")
    #expect(
      ask?.details == [
        "SenderComputerName: “ann's iPhone”", "BundleID: “com.example.acme”",
        "FileName: “Gig.acmelink”", "FileType: “com.example.acme.link”",
      ]
    )
  }

  @Test func `a second file of one name is numbered, and each goes`() async throws {
    try await simulation.perform(.setProfile(.iOS17), at: "ben")
    for link in ["acme://e/1", "acme://e/2"] {
      try await offer("Gig", link)
      try await simulation.perform(.accept, at: "ben")
    }
    #expect(try await device("ben").files.map(\.name) == ["Gig-2.acmelink", "Gig.acmelink"])
  }

  @Test func `the store offers what is for the type, and not what takes every file`() async throws {
    let simulation = try Simulation(store: [Example.app("Apps/Vault.plist"), acme])
    try await simulation.add(Device(id: "ben", name: "Ben's iPhone"))
    let type = "com.example.acme.link"
    try await simulation.receive([1], named: "Gig.acmelink", type: type, at: "ben")
    guard case .store(let offer)? = await simulation.state["ben"]?.screen else {
      Issue.record("there is no store")
      return
    }
    #expect(offer.apps.map(\.id) == [acme.id])
  }

  // MARK: What cannot be done

  @Test func `what is not on the screen cannot be tapped`() async throws {
    let before = await simulation.state.devices
    let acts: [(Act, SimulatorError.Code)] = [
      (.accept, .notOnScreen), (.choose(.airDrop), .notOnScreen), (.send(to: "ben"), .notOnScreen),
      (.tapFile("Gig.acmelink"), .notOnScreen), (.get(acme.id), .notOnScreen),
      (.tapApp("com.example.other"), .noApp), (.quit("com.example.other"), .noApp),
      (.share(.picture("Gig"), from: "com.example.other"), .noApp), (.dismiss, .notOnScreen),
      (.quit(acme.id), .alreadySo), (.comeBack, .alreadySo),
    ]
    for (act, code) in acts {
      let error = await #expect(throws: SimulatorError.self) {
        try await simulation.perform(act, at: "ann")
      }
      #expect(error?.code == code)
    }
    let error = await #expect(throws: SimulatorError.self) {
      try await simulation.perform(.accept, at: "carl")
    }
    #expect(error?.message == "There is no device “carl”: there is “ann”, “ben”.")
    #expect(await simulation.state.devices == before)
  }

  @Test func `an app cannot share what it would not take back`() async throws {
    let error = await #expect(throws: SimulatorError.self) { try await offer("Gig", "other://e/1") }
    #expect(error?.code == .cannotShare)
    #expect(try await device("ann").screen == .home)
  }

  @Test(arguments: ["", "<plist>", "bplist00", "<plist version=\"1.0\"><array/></plist>"])
  func `an Info.plist that is none is refused in a sentence`(text: String) {
    let error = #expect(throws: SimulatorError.self) {
      try DeviceApp(infoPlist: Array(text.utf8))
    }
    #expect(error?.code == .notAnApp)
    #expect(error?.message.hasPrefix("This Info.plist cannot be installed: ") == true)
  }

  @Test func `a second device of one identifier is refused, one of one name is not`() async throws {
    let again = await #expect(throws: SimulatorError.self) {
      try await simulation.add(Device(id: "ann", name: "other"))
    }
    #expect(again?.code == .duplicateDevice)
    try await simulation.add(Device(id: "carl", name: "ben's iPhone"))
    try await offer("Gig")
    #expect(try await device("carl").screen == .home)
    #expect(try await device("ben").screen.kind == "dialog")
  }

  @Test func `there is an end to devices`() async throws {
    for number in 3...64 { try await simulation.add(Device(id: "\(number)", name: "iPhone")) }
    let error = await #expect(throws: SimulatorError.self) {
      try await simulation.add(Device(id: "65", name: "iPhone"))
    }
    #expect(error?.code == .tooManyDevices)
    #expect(error?.message == "There are 64 devices, which is the most.")
  }

  @Test func `an app that is replaced or removed is in front no longer`() async throws {
    for act in [Act.install(acme), .remove(acme.id)] {
      try await simulation.perform(.share(.picture("Gig"), from: acme.id), at: "ann")
      try await simulation.perform(act, at: "ann")
      #expect(try await device("ann").screens == [.home])
      #expect(try await device("ann").app(acme.id)?.state != .foreground)
    }
  }

  // MARK: Endurance

  @Test func `three declines in a row, and nobody is asked again`() async throws {
    for _ in 1...3 {
      try await offer("Gig")
      try await simulation.perform(.decline, at: "ben")
    }
    try await offer("Gig")
    #expect(try await device("ben").screen == .home)
    #expect(try await device("ann").notifications.last == "Declined.")
  }

  @Test func `ten thousand events leave bounded traces`() async throws {
    for number in 0..<2000 {
      try await offer("Gig \(number)")
      try await simulation.perform(.accept, at: "ben")
      try await simulation.perform(.quit(acme.id), at: "ben")
    }
    let state = await simulation.state
    #expect(state.explanations.count <= 2 * SimulationState.maximumExplanations)
    #expect(state["ann"]?.notifications.count == 50)
    #expect(state["ben"]?.app(acme.id)?.linkCount == 2000)
    #expect(state["ben"]?.app(acme.id)?.links.count == DeviceApp.maximumLinks)
    #expect(state["ben"]?.inbox == [])
  }

  @Test func `who looks on sees each change or a later one`() async throws {
    var states = await simulation.states().makeAsyncIterator()
    let first = try #require(await states.next())
    try await simulation.perform(.goHome, at: "ann")
    try await simulation.perform(.openFiles, at: "ann")
    let last = try #require(await states.next())
    #expect(last.revision == first.revision + 2)
    #expect(last["ann"]?.screen == .files)
  }

  // MARK: Recording

  @Test func `what was done is a scenario that passes`() async throws {
    try await offer("Gig")
    try await simulation.perform(.accept, at: "ben")
    let scenario = await simulation.recording.scenario(named: "recorded")
    #expect(scenario.steps.contains(.expect(.dialogTitle("Gig"), at: "ben")))
    #expect(
      scenario.steps.contains(.expect(.openedLink(acme.id, try DeepLink("acme://e/1")), at: "ben"))
    )
    #expect(scenario.steps.contains(.expect(.fileGone, at: "ben")))
    let again = try Example.parse(scenario.text)
    #expect(await again.run().failure == nil)
  }

  @Test func `an app from nowhere is recorded with its Info.plist`() async throws {
    var dropped = acme
    dropped.path = nil
    try await simulation.perform(.install(dropped), at: "ben")
    let files = await simulation.recording.files
    #expect(files.map(\.name) == ["com.example.acme.plist"])
    #expect(files.first?.bytes == acme.infoPlist)
  }

  @Test func `recorded Info.plists lie in a folder of their own where that is wanted`() async throws
  {
    let simulation = try Simulation(recordingAppsIn: "party.apps/")
    try await simulation.add(Device(id: "ben", name: "Ben"))
    let bytes = try #require(acme.infoPlist)
    for bytes in [bytes, bytes + [10]] {
      try await simulation.perform(.install(DeviceApp(infoPlist: bytes)), at: "ben")
    }
    let recording = await simulation.recording
    let names = ["party.apps/com.example.acme.plist", "party.apps/com.example.acme-2.plist"]
    #expect(recording.files.map(\.name) == names)
    let installs = recording.scenario(named: "").text.split(separator: "\n").suffix(2)
      .map(String.init)
    #expect(installs == names.map { "install \($0) on ben" })
  }

  @Test func `of one app two Info.plists are recorded under two names`() async throws {
    let bytes = try #require(acme.infoPlist)
    for bytes in [bytes, bytes + [10], bytes] {
      try await simulation.perform(.install(DeviceApp(infoPlist: bytes)), at: "ben")
    }
    let recording = await simulation.recording
    let names = ["com.example.acme.plist", "com.example.acme-2.plist"]
    #expect(recording.files.map(\.name) == names)
    #expect(recording.files.map(\.bytes) == [bytes, bytes + [10]])
    let installs = recording.scenario(named: "").text.split(separator: "\n").suffix(3)
      .map(String.init)
    #expect(installs == [names[0], names[1], names[0]].map { "install \($0) on ben" })
  }
}
