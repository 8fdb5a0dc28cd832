import DeepDropAirDrop
import DeepDropDeclarations
import DeepDropKit
import DeepDropSimulator
import Foundation
import Testing

/// What comes from others than the simulated devices.
@Suite(.timeLimit(.minutes(5))) struct OutsideTests {
  private let acme: DeviceApp
  private let simulation: Simulation

  init() async throws {
    acme = try Example.app("Apps/Acme.plist")
    simulation = try Simulation(carrier: .outside)
    try await simulation.add(Device(id: "ben", name: "Ben's iPhone"))
    try await simulation.perform(.install(acme), at: "ben")
  }

  private func device(_ id: Device.ID) async throws -> Device {
    try #require(await simulation.state[id])
  }

  @Test func `a question from outside waits for the screen`() async throws {
    let request = try Self.request()
    async let answer = simulation.ask(request, of: "ben")
    for await state in await simulation.states()
    where state["ben"]?.screen.kind == "dialog" { break }
    try await simulation.perform(.accept, at: "ben")
    #expect(try await answer == .accept)
  }

  @Test func `the dialog of a sender that went away goes`() async throws {
    let request = try Self.request()
    let asking = Task { try await simulation.ask(request, of: "ben") }
    for await state in await simulation.states()
    where state["ben"]?.screen.kind == "dialog" { break }
    asking.cancel()
    #expect(try await asking.value == .decline)
    #expect(await simulation.state["ben"]?.screen == .home)
  }

  @Test(arguments: [
    ("../../x", "x"), ("/etc/passwd", "passwd"), ("..", "File"), ("", "File"), ("a/b", "b"),
  ])
  func `a name from outside stays in its folder`(name: String, kept: String) async throws {
    try await simulation.perform(.setProfile(.iOS17), at: "ben")
    try await simulation.receive([1], named: name, type: "public.data", at: "ben")
    #expect(try await device("ben").files.map(\.name) == [kept])
  }

  @Test func `in a folder a file has the type of its own name, and a link leads nowhere`()
    async throws
  {
    let tickets = try Workspace(named: "Tickets")
    try tickets.write("v1.2/README", "See you")
    try tickets.write("v1.2/Gig.acmelink", "acme://e/1")
    try FileManager.default.createSymbolicLink(
      at: tickets.url.appending(path: "up"),
      withDestinationURL: URL(filePath: "..")
    )
    try await simulation.receive(folder: tickets.url, at: "ben")
    let files = try await device("ben").files
    #expect(files.map { ($0.name as NSString).lastPathComponent } == ["Gig.acmelink", "README"])
    #expect(files.map(\.type) == ["com.example.acme.link", "public.data"])
  }

  @Test func `a folder from outside lies in Files with what is in it`() async throws {
    let tickets = try Workspace(named: "Tickets")
    for _ in 1...2 {
      try tickets.write("day one/note.txt", "See you")
      try tickets.write("Gig.acmelink", "acme://e/1")
      try await simulation.receive(folder: tickets.url, at: "ben")
    }
    let names = ["Gig.acmelink", "day one/note.txt"]
    let files = try await device("ben").files
    #expect(files.map(\.name) == names.map { "Tickets/" + $0 } + names.map { "Tickets-2/" + $0 })
    #expect(files.map(\.type).prefix(2) == ["com.example.acme.link", "public.plain-text"])
    #expect(try await device("ben").app(acme.id)?.links == [])
    #expect(try await device("ben").screen == .files)

    try await simulation.perform(.tapFile("Tickets/day one/note.txt"), at: "ben")
    guard case .preview(let preview) = try await device("ben").screen else {
      Issue.record("there is no preview")
      return
    }
    #expect(preview.text?.string == "See you")
    try await simulation.perform(.openFiles, at: "ben")
    try await simulation.perform(.tapFile("Tickets/Gig.acmelink"), at: "ben")
    #expect(try await device("ben").app(acme.id)?.links == [DeepLink("acme://e/1")])
    #expect(try await device("ben").inbox == [])
  }

  @Test func `an empty folder from outside is told`() async throws {
    let tickets = try Workspace(named: "Tickets")
    try await simulation.receive(folder: tickets.url, at: "ben")
    #expect(try await device("ben").files == [])
    #expect(try await device("ben").notifications == ["The folder “Tickets” is empty."])
  }

  private static func request() throws -> AskRequest {
    AskRequest(
      from: SenderIdentity(computerName: "Ann", id: ServiceID(random: 1)),
      links: [],
      files: [
        AskedFile(
          name: FileName(title: "Gig", extension: "acmelink"),
          type: try TypeIdentifier("com.example.acme.link"),
          size: 1
        )
      ],
      transferID: try #require(TransferID("1"))
    )
  }
}
