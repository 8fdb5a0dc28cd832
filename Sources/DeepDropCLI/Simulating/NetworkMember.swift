#if os(Linux)
  import DeepDropAirDrop
  import DeepDropArchive
  import DeepDropDiscovery
  import DeepDropHTTPS
  import DeepDropLinux
  import DeepDropSimulator
  import DeepDropThreads
  import FoundationEssentials

  /// A simulated device as a real receiver: the questions go to its screen.
  struct NetworkMember: Sendable {
    private static let maximumBytes: UInt64 = 64 << 20

    let id = UUID()
    let device: Device.ID
    let name: String
    let scope: NetworkScope
    /// Where this machine's own senders reach it.
    let address: String
    let simulation: Simulation
    let places: NetworkPlaces
    private let stopping = AsyncStream<Never>.makeStream()

    func stop() {
      stopping.continuation.finish()
    }

    /// Receives until it is stopped or its task cancelled.
    func run(_ identity: TLSIdentity) async throws {
      try await withTemporaryFolder { folder in
        try await receive(identity, in: folder.path(percentEncoded: false))
      }
      await places.leave(device, as: self.id)
    }

    private func receive(_ identity: TLSIdentity, in directory: String) async throws {
      var settings = ReceiverSettings(
        name: name,
        directory: directory,
        identity: identity,
        scope: scope
      )
      settings.modelName = "iPhone14,5"
      // A device takes a file over into memory.
      settings.extraction.fileBytes = Self.maximumBytes
      settings.extraction.totalBytes = Self.maximumBytes
      let receiver = AirDropReceiver(settings)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await receiver.run { question in
            (try? await simulation.ask(question.request, of: device)) ?? .decline
          } reporting: { report in
            await take(report)
          }
        }
        group.addTask { for await _ in stopping.stream {} }
        try await group.next()
        group.cancelAll()
        try await group.waitForAll()
      }
    }

    private func take(_ report: ReceiverReport) async {
      switch report {
      case .listening(let id, let endpoint):
        guard let place = try? Endpoint(address, port: endpoint.port) else { return }
        await places.enter(
          NearbyReceiver(id: id.description, name: name, at: place),
          of: device,
          as: self.id
        )
      case .links(let links, _):
        for link in links {
          await Self.takeOver(link.path)
          try? await simulation.receive(link.link, at: device)
        }
      case .files(let files, let question):
        for file in files { await take(file, question.request) }
      case .visible, .waitingForNetwork, .hidden, .withoutBluetooth, .refused, .declined, .left,
        .renamed, .failed:
        break
      }
    }

    /// The device takes the file over, under the type that the Ask stated, or the folder.
    private func take(_ file: ReceivedFile, _ request: AskRequest) async {
      guard !file.isFolder else {
        try? await simulation.receive(folder: URL(filePath: file.path), at: device)
        return
      }
      guard let bytes = await Self.takeOver(file.path) else { return }
      let name = URL(filePath: file.path).lastPathComponent
      let asked = request.files.first { $0.name == name } ?? request.files.first
      try? await simulation.receive(bytes, named: name, type: asked?.type ?? "", at: device)
    }

    /// What is in a file, which is gone then.
    @discardableResult
    private static func takeOver(_ path: String) async -> [UInt8]? {
      try? await BlockingThread.run {
        defer { try? FileManager.default.removeItem(atPath: path) }
        return FileManager.default.contents(atPath: path).map(Array.init)
      }
    }
  }
#endif
