import DeepDropAirDrop
import DeepDropArchive
import DeepDropDiscovery
import DeepDropHTTPS
import DeepDropLinux
import Foundation

/// A receiver on the loopback interface, with a folder of its own.
struct TestReceiver: Sendable {
  let endpoint: Endpoint
  let folder: Workspace
  let log: ReportLog

  /// Opens a connection to it.
  func connect<Result: Sendable>(
    _ body: (HTTPSConnection) async throws -> Result
  ) async throws -> Result {
    try await HTTPSConnection.with(endpoint, body)
  }
}

/// Runs a receiver while `body` does, and takes it down in good order.
func withReceiver<Result: Sendable>(
  _ change: (inout ReceiverSettings) throws -> Void = { _ in },
  asking ask: @escaping @Sendable (Question) async -> Answer = { _ in .accept },
  _ body: (TestReceiver) async throws -> Result
) async throws -> Result {
  let folder = try Workspace()
  var settings = ReceiverSettings(
    name: "Desk",
    directory: folder.path,
    identity: try Samples.identity.get(),
    scope: NetworkScope(interface: "lo")
  )
  // The machine that tests may be short of space.
  settings.extraction.freeBytes = 0
  try change(&settings)
  let receiver = AirDropReceiver(settings)
  let log = ReportLog()
  return try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      do {
        try await receiver.run(asking: ask) { await log.add($0) }
      } catch {
        await log.close()
        throw error
      }
    }
    defer { group.cancelAll() }
    let port: UInt16
    do {
      port = try await log.first { report in
        if case .listening(_, let endpoint) = report { endpoint.port } else { nil }
      }
    } catch {
      // It could not listen, and says why itself.
      try await group.waitForAll()
      throw error
    }
    let endpoint = try Endpoint("::1", port: port)
    let result = try await body(TestReceiver(endpoint: endpoint, folder: folder, log: log))
    group.cancelAll()
    try await group.waitForAll()
    return result
  }
}
