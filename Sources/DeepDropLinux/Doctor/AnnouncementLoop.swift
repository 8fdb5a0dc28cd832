import DeepDropDiscovery

/// Whether what this machine announces comes back to it.
public enum AnnouncementLoop: Sendable, Hashable {
  /// It was seen.
  case seen
  /// It was not seen within three seconds.
  case unseen
  /// It could not be sent at all, for this reason.
  case failed(String)
  /// There was nothing to send it on.
  case notTried
}

extension AnnouncementLoop {
  /// Announces a service that means nothing to anybody, and looks for it.
  ///
  /// - Throws: `CancellationError`.
  static func run(on scope: NetworkScope, within time: Duration = .seconds(3)) async throws -> Self
  {
    do {
      let name = "doctor-\(UInt32.random(in: 0...(.max)))"
      let advertisement = try ServiceAdvertisement(
        instanceName: name,
        type: ServiceType("_deepdrop-doctor._tcp"),
        host: HostLabel("deepdrop-\(name)"),
        port: 9
      )
      return try await withAdvertisement(advertisement, on: scope) { _ in
        try await withThrowingTaskGroup(of: Self.self) { group in
          group.addTask { try await find(name, advertisement.type, scope) }
          group.addTask {
            try await Task.sleep(for: time)
            return .unseen
          }
          defer { group.cancelAll() }
          return try await group.next() ?? .unseen
        }
      }
    } catch let error as DiscoveryError {
      return .failed(error.message)
    }
  }

  private static func find(
    _ name: String,
    _ type: ServiceType,
    _ scope: NetworkScope
  ) async throws -> Self {
    for try await event in ServiceBrowser(type, on: scope) {
      if case .appeared(let service) = event, service.instanceName == name { return .seen }
    }
    throw CancellationError()
  }
}
