public import DeepDropAirDrop
import DeepDropArchive
import DeepDropDiscovery
import DeepDropHTTPS
import DeepDropThreads

/// An AirDrop receiver that lives until its task is cancelled, or has what it waited for.
///
/// It listens, announces itself, answers every sender, and puts each question to `ask`, one at a
/// time. A link is stored before the sender hears that it was accepted.
///
/// ```swift
/// let places = Places()
/// let identity = try TLSIdentity.stored(in: places.data, commonName: "Desk")
/// let settings = ReceiverSettings(name: "Desk", directory: places.downloads, identity: identity)
/// try await AirDropReceiver(settings).run(
///   asking: { question in question.request.files.isEmpty ? .accept : .decline },
///   reporting: { report in print(report) })
/// ```
public struct AirDropReceiver: Sendable {
  private let settings: ReceiverSettings
  private let id: ServiceID

  /// Prepares a receiver with a fresh identifier.
  public init(_ settings: ReceiverSettings) {
    self.settings = settings
    id = ServiceID(random: .random(in: 0...UInt64.max))
  }

  /// Receives until the task is cancelled; then uploads under way end and leave nothing behind.
  ///
  /// With ``ReceiverSettings/endsAfterArrival`` it also ends by itself.
  ///
  /// - Parameters:
  ///   - ask: puts a question to the owner. Its task is cancelled when the sender goes away, and
  ///     then it should return soon: the next question waits, and the answer does not matter.
  ///   - report: hears what happens, in order for each transfer. A sender is answered only after
  ///     the report of what arrived.
  /// - Throws: `HTTPSError` when the port or interface cannot be listened on.
  public func run(
    asking ask: @escaping @Sendable (Question) async -> Answer,
    reporting report: @escaping @Sendable (ReceiverReport) async -> Void
  ) async throws {
    let directory = settings.directory
    try await BlockingThread.run { Leftovers.remove(from: directory) }
    let desk = ReceivingDesk(settings, asking: ask, reporting: report)
    let configuration = ServerConfiguration(
      binding: settings.scope.interface.map { .interface($0) } ?? .everywhere,
      port: settings.port,
      security: .tlsAskingForCertificates(settings.identity),
      limits: settings.server
    )
    try await HTTPSServer.run(configuration) { request in
      try await desk.answer(request)
    } whileServing: { server in
      await report(.listening(id: id, endpoint: server.endpoint))
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await beSeen(port: server.endpoint.port, reporting: report) }
        group.addTask { await desk.watchDelays() }
        if settings.endsAfterArrival { group.addTask { await desk.waitForArrival() } }
        try await group.next()
      }
    }
  }

  /// Announces until it is cancelled; where that fails, whoever knows the address can still send.
  private func beSeen(
    port: UInt16,
    reporting report: @escaping @Sendable (ReceiverReport) async -> Void
  ) async throws {
    do {
      try await announceForSenders(port: port, reporting: report)
    } catch let error as DiscoveryError {
      await report(.hidden(error, mdnsPort: .sharingMDNSPort(), port: port))
      let (never, source) = AsyncStream<Never>.makeStream()
      for await _ in never {}
      source.finish()
    }
  }

  /// Announces, and more often while a sender's beacon is heard.
  private func announceForSenders(
    port: UInt16,
    reporting report: @escaping @Sendable (ReceiverReport) async -> Void
  ) async throws {
    let pace = SharedPace()
    try await withThrowingTaskGroup(of: Void.self) { group in
      if let watch = settings.senderWatch {
        group.addTask {
          await watch.run(hearing: pace.hearSender) { await report(.withoutBluetooth($0)) }
        }
      }
      defer { group.cancelAll() }
      try await announce(port: port, at: pace, reporting: report)
    }
  }

  private func announce(
    port: UInt16,
    at pace: SharedPace,
    reporting report: @Sendable (ReceiverReport) async -> Void
  ) async throws {
    let flags = settings.flags.txt
    let advertisement = try ServiceAdvertisement(
      instanceName: id.description,
      type: .airDrop,
      host: HostLabel("deepdrop-" + id.description),
      port: port,
      text: TextRecord([.init(flags.key, flags.value)]),
      isKnownUnique: true
    )
    try await withAdvertisement(
      advertisement,
      on: settings.scope,
      announcingEvery: pace.interval
    ) { updates in
      for try await status in updates {
        switch status {
        case .waitingForNetwork: await report(.waitingForNetwork)
        case .registering: break
        case .established: await report(.visible)
        }
      }
    }
  }
}
