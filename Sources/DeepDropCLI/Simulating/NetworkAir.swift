#if os(Linux)
  import DeepDropAirDrop
  import DeepDropDiscovery
  import DeepDropHTTPS
  import DeepDropKit
  import DeepDropLinux
  import DeepDropSimulator
  import DeepDropThreads
  import FoundationEssentials

  /// Carries between simulated devices by the real protocol, on one interface alone.
  ///
  /// Each device that may be seen is a receiver of its own; whatever leaves one is sent by a real
  /// sender. Others on that interface are found as well, and may send.
  struct NetworkAir: Sendable {
    /// The interface on which nobody else's machine is.
    static let loopback = "lo"

    private let simulation: Simulation
    private let scope: NetworkScope
    /// Where this machine reaches what listens on the interface.
    private let address: String
    private let places = NetworkPlaces()

    /// - Throws: a ``Failure`` for an interface without an address of use.
    init(_ simulation: Simulation, on scope: NetworkScope) throws(Failure) {
      self.simulation = simulation
      self.scope = scope
      address = try Self.address(on: scope)
    }

    /// Runs a scenario in this air: each step is tried again until ten seconds are over.
    func run(_ scenario: Scenario) async throws(Failure) -> ScenarioReport {
      do {
        return try await withThrowingTaskGroup(of: ScenarioReport?.self) { group in
          group.addTask {
            try await carry()
            return nil
          }
          group.addTask {
            await scenario.run(in: simulation) { attempt in
              guard attempt < 500 else { return false }
              return (try? await Task.sleep(for: .milliseconds(20))) != nil
            }
          }
          defer { group.cancelAll() }
          while let report = try await group.next() {
            if let report { return report }
          }
          throw CancellationError()
        }
      } catch let failure as Failure {
        throw failure
      } catch is CancellationError {
        throw Failure(.interrupted, "simulate", "interrupted")
      } catch {
        throw Failure(.unavailable, "simulate", "\(error)".clause)
      }
    }

    /// Carries until the task is cancelled, and leaves nothing behind.
    ///
    /// - Throws: `HTTPSError` when the interface cannot be listened on, or no certificate can be
    ///   made.
    func carry() async throws {
      try await withTemporaryFolder { folder in
        let place = folder.appending(path: "identity").path(percentEncoded: false)
        let identity = try await BlockingThread.run {
          try TLSIdentity.stored(in: place, commonName: "DeepDrop")
        }
        try await withThrowingDiscardingTaskGroup { group in
          group.addTask { await look() }
          group.addTask { await send() }
          try await receive(identity)
          group.cancelAll()
        }
      }
    }

    /// The way in leads over the same interface.
    private static func address(on scope: NetworkScope) throws(Failure) -> String {
      let name = scope.interface ?? loopback
      guard let link = NetworkLink.all(on: name).first else {
        throw .noAir("\(name) is down, \"ip link set \(name) up\" turns it on")
      }
      guard !link.isIPv6Disabled else {
        throw .noAir("\(name) is without IPv6, which AirDrop speaks")
      }
      if name == loopback { return "::1" }
      guard let address = link.linkLocal.first else {
        throw .noAir("\(name) has no link-local IPv6 address, which AirDrop connects to")
      }
      return address
    }

    // MARK: - Receiving

    /// Keeps one receiver for each device that may be seen, under the name that it has now.
    private func receive(_ identity: TLSIdentity) async throws {
      try await withThrowingDiscardingTaskGroup { group in
        var members: [Device.ID: NetworkMember] = [:]
        var reachable: [Device.ID] = []
        for await state in await simulation.states() {
          let now = state.devices.filter(\.isReachable).map(\.id)
          if now != reachable {
            reachable = now
            // One that is back, or new, and not to be seen itself would hear of nobody.
            await places.tell()
          }
          let seen = state.devices.filter { $0.isReachable && $0.receiving == .everyone }
          for (id, member) in members
          where !seen.contains(where: { $0.id == id && $0.name == member.name }) {
            member.stop()
            members[id] = nil
          }
          for device in seen where members[device.id] == nil {
            let member = NetworkMember(
              device: device.id,
              name: device.name,
              scope: scope,
              address: address,
              simulation: simulation,
              places: places
            )
            members[device.id] = member
            await places.assign(device.id, to: member.id)
            group.addTask { try await member.run(identity) }
          }
        }
        group.cancelAll()
      }
    }

    // MARK: - Finding

    /// Tells each device who is near: the other devices at once, and whoever else announces itself.
    private func look() async {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for await near in places.updates() {
            for device in await simulation.state.devices {
              let others = near.filter { $0.id != device.id }
              try? await simulation.found(device.isReachable ? others : [], near: device.id)
            }
          }
        }
        group.addTask { await places.search(on: scope) }
      }
    }

    // MARK: - Sending

    private func send() async {
      await withDiscardingTaskGroup { group in
        for await departure in simulation.departures {
          group.addTask {
            let outcome = await deliver(departure)
            await simulation.ended(departure, with: outcome)
          }
        }
      }
    }

    private func deliver(_ departure: Departure) async -> SendOutcome {
      guard let receiver = await places.receiver(departure.receiver) else {
        return .vanished(step: .discover)
      }
      let files = departure.files.map { file in
        OutgoingFile(bytes: file.bytes, named: file.name, type: file.type)
      }
      guard
        let shipment = try? Shipment(links: departure.links, files: files, icon: departure.icon)
      else { return .cancelled }
      let sender = AirDropSender(
        introducing: SenderIdentity(
          computerName: departure.senderName,
          id: ServiceID(random: .random(in: 0...UInt64.max)),
          bundleID: departure.bundleID
        ),
        certificate: nil
      )
      return await sender.send(shipment, to: receiver).outcome
    }
  }

  extension Failure {
    fileprivate static func noAir(_ message: String) -> Failure {
      Failure(.unavailable, "simulate", message)
    }
  }
#endif
