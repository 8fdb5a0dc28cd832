#if os(Linux)
  import DeepDropAirDrop
  import DeepDropDiscovery
  import DeepDropHTTPS
  import DeepDropLinux
  import DeepDropSimulator
  import Foundation
  import Testing

  @testable import DeepDropCLI

  @Suite(.network, .timeLimit(.minutes(5))) struct NetworkMemberTests {
    private let place: Workspace
    private let simulation: Simulation
    private let places = NetworkPlaces()

    init() async throws {
      place = try Workspace()
      simulation = try Simulation(carrier: .outside)
      try await simulation.add(Device(id: "ben", name: "Ben"))
    }

    @Test func `a folder is seen on the device that took it`() async throws {
      try place.write("Tickets/day one/note.txt", "See you")
      try place.write("Tickets/map.png", "map")
      let folder = try OutgoingFile(path: place.url.appending(path: "Tickets").path())
      #expect(try await send(folder) == .delivered(to: "Ben"))
      for await state in await simulation.states() {
        guard let files = state["ben"]?.files, !files.isEmpty else { continue }
        #expect(files.map(\.name) == ["Tickets/day one/note.txt", "Tickets/map.png"])
        break
      }
    }

    /// Sends to a device that accepts.
    private func send(_ file: OutgoingFile) async throws -> SendOutcome? {
      let member = NetworkMember(
        device: "ben",
        name: "Ben",
        scope: try NetworkScope(NetworkAir.loopback, of: "simulate"),
        address: "::1",
        simulation: simulation,
        places: places
      )
      await places.assign("ben", to: member.id)
      let identity = try TLSIdentity.stored(
        in: place.url.appending(path: "identity").path(),
        commonName: "DeepDrop"
      )
      let shipment = try #require(try Shipment(links: [], files: [file]))
      return try await withThrowingTaskGroup(of: SendOutcome?.self) { group in
        group.addTask {
          try await member.run(identity)
          return nil
        }
        group.addTask {
          for await state in await simulation.states()
          where state["ben"]?.screen.kind == "dialog" {
            try await simulation.perform(.accept, at: "ben")
            break
          }
          return nil
        }
        group.addTask {
          for await near in places.updates() where !near.isEmpty { break }
          let receiver = try #require(await places.receiver("ben"))
          let sender = AirDropSender(
            introducing: SenderIdentity(computerName: "Ann", id: ServiceID(random: 7)),
            certificate: nil
          )
          return await sender.send(shipment, to: receiver).outcome
        }
        defer { member.stop() }
        while let outcome = try await group.next() {
          if let outcome { return outcome }
        }
        return nil
      }
    }
  }
#endif
